## What tables of all games say

ending-agreed = Ended by consent, without a result.
