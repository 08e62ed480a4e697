import type { Stories } from './story.ts';

export const storiesInSwahili: Stories = {
  colours: {
    name: 'Pendo apaka rangi',
    parts: [
      {
        task: 'Tafuta majina ya rangi',
        text: 'Pendo tembo alikuwa na kopo la rangi na mkonga mrefu sana. Alipaka mlango rangi ya [buluu] na dirisha rangi ya [manjano]. Alipaka viti rangi ya [kijani], na paa rangi [nyekundu] kama nyanya. Kisha alijitazama kwenye kioo. “Mimi ni wa [kijivu] tu,” alisema. Basi akapaka sikio lake moja rangi ya [waridi].',
      },
      {
        task: 'Tafuta majina ya rangi',
        text: 'Mara mvua ikaanza kunyesha. Rangi zilitiririka kilimani kama vijito: kimoja cha rangi ya [machungwa], kingine cha [zambarau], na kingine cha [kahawia] kama chokoleti. Fletcher alitoka nje kutazama. Miguu yake ilikuwa [myeupe], lakini si kwa muda mrefu! Aliruka kijito baada ya kijito hadi ikawa [myeusi]. “Sasa sote tumepakwa rangi,” alisema Pendo huku akicheka.',
      },
    ],
  },
  numbers: {
    name: 'Sherehe ya Pendo',
    parts: [
      {
        task: 'Tafuta wanyama',
        text: 'Leo ni siku ya kuzaliwa ya Pendo, na wote wanakuja mtoni. [Twiga] mmoja analeta puto lenye kamba ndefu sana. [Tumbili] wawili wanabeba keki na wanaangusha kipande kidogo tu. [Punda milia] watatu wamevaa kofia za karatasi. [Simba] amekuja na ngoma yake, na [kiboko] mzee anacheza hadi vikombe vinatikisika. Lakini Pendo yuko wapi?',
      },
      {
        task: 'Tafuta majina ya namba',
        text: 'Pendo yuko chini ya mti mkubwa, kwa sababu kitu kidogo kimeketi juu ya mguu wake. Ni panya mwenye mfuko begani. “Ni zawadi yako,” anasema. Pendo anatazama ndani: karanga [tatu], maharagwe [matano] na punje [kumi] za mahindi. Anahesabu kwa makini. “Leo umetimiza miaka [saba],” anasema panya, “nami ninajua nyimbo [mbili].” Anaimba kwa sauti kubwa, na vyura [sita] wanaimba pamoja naye.',
      },
    ],
  },
  'little-words': {
    name: 'Kofia ya Otto',
    parts: [
      {
        task: 'Tafuta maneno yanayoishia kwa sauti kama paka',
        text: 'Otto kobe alikuwa na kofia mpya. Aliiacha juu ya kiti, akaenda jikoni kwa [haraka]. Aliporudi, kofia ilikuwa nene! “Labda imejaa [taka],” alisema. Alipoigusa, kofia ililia “Nyau!” Bila [shaka] kulikuwa na mtu ndani. Otto alimwita [kaka] yake. Waliifungua polepole, wakaona kinyama kidogo kimeketi ndani, na macho yake [yanawaka] kama taa.',
      },
      {
        task: 'Tafuta maneno yanayoishia kwa sauti kama moto',
        text: 'Usiku kulikuwa na baridi. Luna sungura alileta blanketi lenye [joto] na kumfunika yule [mtoto] mdogo. “Lala salama,” alisema, “uone [ndoto] nzuri.” Fletcher alilala upande wa [kushoto], Pendo akalala upande wa kulia. Nje mvua ilinyesha. Asubuhi walipoamka, kinyama kidogo kilikuwa kimelala juu ya kofia, kikikoroma kama simba.',
      },
    ],
  },
  actions: {
    name: 'Tiara ya Fletcher',
    parts: [
      {
        task: 'Tafuta maneno yanayosema mtu anafanya nini',
        text: 'Asubuhi Fletcher [anakimbia] hadi juu ya kilima. [Anafungua] mkoba wake na [anatoa] tiara kubwa nyekundu. Kisha [anasubiri] upepo. Huo hapo, upepo! Juu, juu kabisa, juu ya miti na mapaa ya nyumba! Luna sungura [anashangilia] na [anaimba] wimbo wa anga, wa mawingu mengi na jua moja.',
      },
      {
        task: 'Tafuta maneno yanayosema mtu anafanya nini',
        text: 'Lo, tiara! Juu kabisa kwenye mti mrefu, mrefu mno kwa mbweha mdogo. Pendo [anasikia] kelele na [anakuja] haraka. [Ananyoosha] mkonga wake mrefu, juu na juu zaidi, na [anavuta] polepole sana. Hii hapa tiara, bila tundu hata moja! Fletcher [anamkumbatia] rafiki yake, na wote watatu [wanacheza] njiani hadi nyumbani kwa Otto.',
      },
    ],
  },
  opposites: {
    name: 'Joka asiyelala',
    parts: [
      {
        task: 'Tafuta maneno yanayosema kitu kikoje',
        text: 'Katika kasri [kubwa], juu ya mlima [mrefu], aliishi joka. Alikuwa na mabawa [mapana], meno [makali] na taji la dhahabu, lakini hakuweza kulala. Panya wa mnarani walikuwa [wasumbufu] sana. Basi akaruka hadi kijijini, akabisha mlango wa Fletcher mbweha. “Je, unajua mahali [patulivu] kwa ajili yangu?” aliuliza.',
      },
      {
        task: 'Tafuta maneno yanayosema kitu kikoje',
        text: 'Fletcher alifikiri kwa muda. “Njoo nami,” alisema, akampeleka joka kwa Luna. Luna alimpa maziwa [matamu]. Alimfunika kwa blanketi [laini], akamwimbia wimbo [mrefu] wa bahari. Joka alifumba macho. Akapumua kwa nguvu, na wingu [dogo] la moshi likapaa angani usiku, hadi kwenye nyota [nyeupe] zilizomtazama.',
      },
    ],
  },
  'touch-and-taste': {
    name: 'Luna apika',
    parts: [
      {
        task: 'Tafuta majina ya vyakula',
        text: 'Luna sungura anawapikia rafiki zake wote. Harufu nzuri inajaa nyumba nzima. Anatia [viazi] chunguni, kisha [karoti] moja na konzi ya [maharagwe]. Fletcher anakoroga kwa mwiko mrefu. “Tuongeze [nyanya],” anasema. Otto anakata [vitunguu], na machozi yanamtoka. Pendo hasemi kitu: tayari amekula [chapati] zote zilizokuwa mezani.',
      },
      {
        task: 'Tafuta majina ya vyakula',
        text: 'Sasa chungu ni kitupu na wote wameshiba, au karibu wote. “Tumbo lina nafasi ya kitu kitamu kila wakati,” anasema Luna, na anafungua kabati. Juu kabisa kuna [keki], na nyuma yake sahani ya [biskuti] na [ndizi] tatu. Otto analeta vijiko vinne na chupa ya [asali]. Fletcher anachukua [embe] moja tu, lakini ni kubwa kuliko yote.',
      },
    ],
  },
  'when-and-where': {
    name: 'Barua ya Luna',
    parts: [
      {
        task: 'Tafuta maneno yanayosema ni lini',
        text: '[Jana] Otto alikuta barua chini ya mlango wake. Ilitoka kwa Luna, ambaye haandiki barua [kamwe]. “Njoo kilimani [kesho],” alisoma, “na ulete blanketi.” Otto ni kobe, na kilima ni kirefu. “Nitaondoka [sasa],” alijiambia, “kwa sababu mimi hutembea polepole [daima].” Alitia mkate kwenye mfuko wake na akafunga mlango.',
      },
      {
        task: 'Tafuta maneno yanayosema ni lini',
        text: 'Otto alitembea, akatembea: kupita shambani, darajani na katikati ya miti. “Nitafika [hivi karibuni],” aliwaza. Fletcher alimpita mbio akiwa na taa. “Umekuja [mapema]!” alisema. [Baadaye] nyota zilijaa angani. Marafiki wanne waliketi pamoja kwenye nyasi. “[Leo] ni siku ya kuzaliwa ya mwezi,” alisema Luna. “Tutakuja kuuimbia [kila mwaka].”',
      },
    ],
  },
};
