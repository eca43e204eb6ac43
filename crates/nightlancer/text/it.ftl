## Il gioco

title = Nightlancer
summary = Agenti clandestini della Birmingham del 2099 trafficano, si addestrano e accettano missioni losche: chi ha le prospettive migliori ne esce.
tile = Prendi incarichi, salva gli ideali, vattene.
