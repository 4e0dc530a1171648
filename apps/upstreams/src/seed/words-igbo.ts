/**
 * Igbo words of the demo business, in the Ọnwụ orthography of 1961. Those that `docs/spec/language-examples.md` names
 * come from there: akwa with its tones, the words of its table 2. The others are everyday words without tone marks, as
 * they are mostly printed; a speaker has still to read them through. One line each: headword, part of speech, meanings,
 * topic.
 */
export const igboWords = `
àkwà|noun|bed|home
àkwá|noun|egg|food
ákwà|noun|cloth|home
ákwá|noun|cry, weeping|people
ụ́tụ́tụ̀|noun|morning|time
nwoke|noun|man|people
nwanyị|noun|woman|people
nwata|noun|child|people
nne|noun|mother|people
nna|noun|father|people
nwanne|noun|sibling|people
onye|noun|person|people
mmadụ|noun|human being|people
eze|noun|king|people
di|noun|husband|people
nwunye|noun|wife|people
ọbịa|noun|guest|people
dibịa|noun|healer|people
onye nkuzi|noun|teacher|people
ezinụlọ|noun|family|people
isi|noun|head|body
anya|noun|eye|body
ntị|noun|ear|body
imi|noun|nose|body
ọnụ|noun|mouth|body
ire|noun|tongue|body
aka|noun|hand, arm|body
ụkwụ|noun|leg, foot|body
afọ|noun|belly; year|body
obi|noun|heart, chest|body
ọbara|noun|blood|body
ntutu|noun|hair|body
olu|noun|neck; voice|body
azụ|noun|back; fish|body
ahụ|noun|body|body
ọkpụkpụ|noun|bone|body
ala|noun|land, ground|nature
elu|noun|sky, height|nature
anyanwụ|noun|sun|nature
ọnwa|noun|moon; month|nature
kpakpando|noun|star|nature
mmiri|noun|water|nature
ọkụ|noun|fire|nature
ikuku|noun|wind, air|nature
ụzọ|noun|road, way|nature
osisi|noun|tree|nature
ọhịa|noun|bush, forest|nature
ugwu|noun|hill|nature
osimiri|noun|river|nature
nkume|noun|stone|nature
ubi|noun|farm|nature
mkpụrụ|noun|seed|nature
nkịta|noun|dog|animals
ewu|noun|goat|animals
ehi|noun|cow|animals
atụrụ|noun|sheep|animals
ọkụkọ|noun|chicken|animals
nnụnụ|noun|bird|animals
agwọ|noun|snake|animals
enyi|noun|elephant; friend|animals
agụ|noun|leopard|animals
anụ|noun|animal; meat|animals
nwamba|noun|cat|animals
ijiji|noun|fly|animals
mbe|noun|tortoise|animals
ezi|noun|pig|animals
ịnyịnya|noun|horse|animals
ugo|noun|eagle|animals
ji|noun|yam|food
ede|noun|cocoyam|food
akpụ|noun|cassava|food
ọka|noun|maize|food
osikapa|noun|rice|food
agwa|noun|beans|food
nri|noun|food|food
nnu|noun|salt|food
ose|noun|pepper|food
mmanya|noun|wine|food
mmanụ|noun|oil|food
ofe|noun|soup|food
ọjị|noun|kola nut|food
unere|noun|banana|food
achịcha|noun|bread|food
ụlọ|noun|house|home
oche|noun|chair|home
ite|noun|pot|home
efere|noun|plate|home
ngaji|noun|spoon|home
mma|noun|knife|home
uwe|noun|clothes|home
igodo|noun|key|home
ego|noun|money|home
ahịa|noun|market|town
ụgbọala|noun|car|town
ụgbọ elu|noun|aeroplane|town
obodo|noun|town, country|town
ụlọ akwụkwọ|noun|school|town
akwụkwọ|noun|leaf; book, paper|school
asụsụ|noun|language|school
okwu|noun|word, speech|school
akụkọ|noun|story, news|school
aha|noun|name|people
ụbọchị|noun|day|time
abalị|noun|night|time
mgbede|noun|evening|time
izu|noun|week|time
oge|noun|time|time
taa|adverb|today|time
echi|adverb|tomorrow|time
otu|numeral|one|numbers
abụọ|numeral|two|numbers
atọ|numeral|three|numbers
anọ|numeral|four|numbers
ise|numeral|five|numbers
isii|numeral|six|numbers
asaa|numeral|seven|numbers
asatọ|numeral|eight|numbers
itoolu|numeral|nine|numbers
iri|numeral|ten|numbers
bịa|verb|come|verbs
gaa|verb|go|verbs
rie|verb|eat|verbs
ṅụọ|verb|drink|verbs
gụọ|verb|read; count|verbs
kwuo|verb|say, speak|verbs
kpọọ|verb|call|verbs
ghọta|verb|understand|verbs
zụta|verb|buy|verbs
chọọ|verb|look for, want|verbs
mepee|verb|open|verbs
mechie|verb|close|verbs
ukwu|adjective|big|describing
nta|adjective|small|describing
ọma|adjective|good|describing
ọjọọ|adjective|bad|describing
ọhụrụ|adjective|new|describing
ọcha|adjective|white|describing
ogologo|adjective|long, tall|describing
mkpụmkpụ|adjective|short|describing
anyị|pronoun|we, us|pronouns
unu|pronoun|you (several)|pronouns
ha|pronoun|they, them|pronouns
gịnị|interrogative|what|questions
ebee|interrogative|where|questions
kedu|interrogative|how, which|questions
na|conjunction|and|joining
mana|conjunction|but|joining
nnọọ|interjection|welcome|greetings
daalụ|interjection|thank you|greetings
biko|interjection|please|greetings
ndo|interjection|sorry|greetings
ee|interjection|yes|greetings
mba|interjection|no|greetings
ka chi fo|phrase|good night|greetings
ndụ|noun|life|people
ọrụ|noun|work|people
ihe|noun|thing|people
eziokwu|noun|truth|people
ịhụnanya|noun|love|people
ike|noun|strength|people
ọgwụ|noun|medicine|people
ọrịa|noun|illness|people
`;
