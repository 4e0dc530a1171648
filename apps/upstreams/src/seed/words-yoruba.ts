/**
 * Yoruba words of the demo business with their tones, in the standard orthography of Nigeria. Those that
 * `docs/spec/language-examples.md` names come from there. The others are everyday words; a speaker has still to read
 * their marks through. A vowel without a mark has the middle tone, so all are complete. One line each: headword, part of
 * speech, meanings, topic.
 */
export const yorubaWords = `
abẹ́rẹ́|noun|needle|home
àbúrò|noun|younger sibling|people
adìẹ|noun|chicken|animals
àga|noun|chair|home
àgùntàn|noun|sheep|animals
àgbàdo|noun|maize|food
ata|noun|pepper|food
bàtà|noun|shoe|home
dúdú|adjective|black|describing
ehoro|noun|rabbit|animals
ejò|noun|snake|animals
ewé|noun|leaf|nature
ẹja|noun|fish|animals
ẹ̀kọ|noun|corn pap|food
ẹ̀kọ́|noun|lesson, education|school
ẹyẹ|noun|bird|animals
fìlà|noun|cap|home
gèlè|noun|head tie|home
gígùn|adjective|long|describing
gbogbo|adjective|all|describing
ilé|noun|house|home
iṣẹ́|noun|work|people
iṣu|noun|yam|food
ìyá|noun|mother|people
kìnnìún|noun|lion|animals
màlúù|noun|cow|animals
nǹkan|noun|thing|people
oko|noun|farm|nature
òkò|noun|stone that is thrown|nature
omi|noun|water|nature
ọkọ|noun|husband|people
ọkọ̀|noun|vehicle|town
ọkọ́|noun|hoe|home
ọ̀kọ̀|noun|spear|home
pupa|adjective|red|describing
ṣíbí|noun|spoon|home
tábìlì|noun|table|home
yàrá|noun|room|home
owó|noun|money|town
ikọ́|noun|cough|body
ìgbéyàwó|noun|wedding|people
òṣùpá|noun|moon|nature
ìjì|noun|storm|nature
ẹranko|noun|animal|animals
orílẹ̀-èdè|noun|country|town
ajá|noun|dog|animals
etí|noun|ear|body
ọkùnrin|noun|man|people
obìnrin|noun|woman|people
ológbò|noun|cat|animals
ọ̀dà|noun|paint|home
imú|noun|nose|body
irun|noun|hair|body
erin|noun|elephant|animals
iyọ̀|noun|salt|food
ọba|noun|king|people
afárá|noun|bridge|town
dígí|noun|mirror|home
iná|noun|fire; light|nature
mọ̀nàmọ́ná|noun|lightning|nature
ọmọkùnrin|noun|boy|people
òdòdó|noun|flower|nature
ọjọ́|noun|day|time
ayé|noun|world|nature
fèrèsé|noun|window|home
ẹṣin|noun|horse|animals
ọrùn|noun|neck|body
ọ̀run|noun|heaven|nature
òkun|noun|sea|nature
àdán|noun|bat|animals
ìmọ́lẹ̀|noun|light|nature
ojú|noun|eye; face|body
ìràwọ̀|noun|star|nature
ọṣẹ|noun|soap|home
ìlú|noun|town|town
òjò|noun|rain|nature
odò|noun|river|nature
alángbá|noun|lizard|animals
ọkàn|noun|heart, soul|body
ìbọ̀sẹ̀|noun|sock|home
ìwé|noun|book|school
wúrà|noun|gold|home
eyín|noun|tooth|body
adágún|noun|lake|nature
epo|noun|oil|food
kòkòrò|noun|insect|animals
ọ̀bọ|noun|monkey|animals
ẹ̀fọn|noun|mosquito|animals
ahọ́n|noun|tongue|body
ọtí|noun|alcoholic drink|food
ẹ̀jẹ̀|noun|blood|body
egungun|noun|bone|body
ibà|noun|fever|body
erékùṣù|noun|island|nature
ọbẹ̀|noun|soup|food
àsìkò|noun|time, season|time
ogun|noun|war|people
bàbá|noun|father|people
ọmọ|noun|child|people
ọdún|noun|year|time
ara|noun|body|body
àlá|noun|dream|people
àlọ́|noun|riddle|school
agbára|noun|strength|people
apá|noun|arm|body
èdè|noun|language|school
eré|noun|play, game|people
eruku|noun|dust|nature
òtútù|noun|cold|nature
ọyẹ́|noun|harmattan|nature
ìrì|noun|dew|nature
òṣùmàrè|noun|rainbow|nature
àrá|noun|thunder|nature
ẹnu|noun|mouth|body
ẹsẹ̀|noun|leg, foot|body
ọwọ́|noun|hand|body
orí|noun|head|body
inú|noun|belly, inside|body
ọ̀rẹ́|noun|friend|people
ẹ̀gbọ́n|noun|elder sibling|people
ìyàwó|noun|wife|people
ènìyàn|noun|person|people
olùkọ́|noun|teacher|school
ilé-ìwé|noun|school|school
ọjà|noun|market|town
ọ̀nà|noun|road, way|town
igi|noun|tree|nature
òkè|noun|hill|nature
òkúta|noun|stone|nature
ilẹ̀|noun|ground|nature
ewúrẹ́|noun|goat|animals
ẹlẹ́dẹ̀|noun|pig|animals
ẹyin|noun|egg|food
ẹran|noun|meat|food
wàrà|noun|milk|food
ẹ̀wà|noun|beans|food
búrẹ́dì|noun|bread|food
ọ̀gẹ̀dẹ̀|noun|plantain, banana|food
ọsàn|noun|orange|food
obì|noun|kola nut|food
ilẹ̀kùn|noun|door|home
aṣọ|noun|cloth, clothes|home
ìkòkò|noun|pot|home
ọ̀bẹ|noun|knife|home
òwúrọ̀|noun|morning|time
ọ̀sán|noun|afternoon|time
alẹ́|noun|evening, night|time
àná|adverb|yesterday|time
òní|adverb|today|time
ọ̀la|adverb|tomorrow|time
ọ̀sẹ̀|noun|week|time
oṣù|noun|month|time
èjì|numeral|two|numbers
ẹ̀ta|numeral|three|numbers
ẹ̀rin|numeral|four|numbers
ẹ̀fà|numeral|six|numbers
èje|numeral|seven|numbers
ẹ̀jọ|numeral|eight|numbers
ẹ̀sán|numeral|nine|numbers
ẹ̀wá|numeral|ten|numbers
ogún|numeral|twenty|numbers
wá|verb|come|verbs
lọ|verb|go|verbs
jẹ|verb|eat|verbs
mu|verb|drink|verbs
rí|verb|see|verbs
gbọ́|verb|hear|verbs
mọ̀|verb|know|verbs
kà|verb|read; count|verbs
kọ|verb|write|verbs
rà|verb|buy|verbs
tà|verb|sell|verbs
sùn|verb|sleep|verbs
jókòó|verb|sit|verbs
fẹ́|verb|want; love|verbs
ńlá|adjective|big|describing
kékeré|adjective|small|describing
tuntun|adjective|new|describing
funfun|adjective|white|describing
èmi|pronoun|I, me|pronouns
ìwọ|pronoun|you (one)|pronouns
àwa|pronoun|we, us|pronouns
kí|interrogative|what|questions
ta|interrogative|who|questions
àti|conjunction|and|joining
ṣùgbọ́n|conjunction|but|joining
ẹ káàárọ̀|phrase|good morning|greetings
ẹ káàsán|phrase|good afternoon|greetings
ó dàbọ̀|phrase|goodbye|greetings
bẹ́ẹ̀ ni|phrase|yes|greetings
orúkọ|noun|name|people
ọ̀rọ̀|noun|word|school
orin|noun|song|people
ìtàn|noun|story|school
ìfẹ́|noun|love|people
ayọ̀|noun|joy|people
`;
