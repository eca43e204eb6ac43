## Tipi

kind-location = Locazione
kind-operation = Operazione
kind-runner = Runner
kind-cyber = Cyber
kind-equipment = Equipaggiamento
kind-event = Evento

## Fazioni

faction-government = Governo
faction-corporate = Corporazioni
faction-street = Strada

## Attributi

attribute-cop = Sbirro
attribute-corp = Corp
attribute-fixer = Fixer
attribute-med-tech = Med-Tech
attribute-media = Media
attribute-netrunner = Netrunner
attribute-nomad = Nomade
attribute-rocker = Rocker
attribute-solo = Solo
attribute-techie = Techie
attribute-martial-artist = Artista Marziale
attribute-legendary = Leggendaria
attribute-bar = Bar
attribute-entertainment = Spettacolo
attribute-grocery = Alimentari
attribute-clinic = Clinica
attribute-factory = Fabbrica
attribute-garage = Garage
attribute-lodging = Alloggio
attribute-office = Ufficio
attribute-assassination = Assassinio
attribute-blackmail = Ricatto
attribute-kidnapping = Rapimento
attribute-sabotage = Sabotaggio
attribute-smuggling = Contrabbando
attribute-theft = Furto
attribute-armor = Corazza
attribute-arms = Braccia
attribute-ears = Orecchie
attribute-eyes = Occhi
attribute-legs = Gambe
attribute-neural = Neurale
attribute-skin = Pelle
attribute-torso = Torso
attribute-cyber-weapon = Cyberarma
attribute-weapon = Arma
attribute-vehicle = Veicolo
attribute-clothing = Abbigliamento
attribute-drug = Droga
attribute-electronics = Elettronica
attribute-tool = Attrezzo
attribute-melee = Mischia
attribute-pistol = Pistola
attribute-rifle = Fucile
attribute-heavy-weapon = Arma Pesante
attribute-car = Auto
attribute-motorcycle = Moto
attribute-truck = Camion
attribute-rv = Camper
attribute-hover = Hover
attribute-helicopter = Elicottero
attribute-av = A.V.
attribute-punknaught = Punknaught

## Colore

flavour-arasaka = X.
flavour-biotechnica = X.
flavour-militech = X.
flavour-the-mob = X.
flavour-the-nomads = X.
flavour-your-friendly-local-gangs = X.
flavour-ncpd = X.
flavour-angel = X.
