import type { Entries } from '../entry.ts';

export const vegetables: Entries = {
  tomato: {
    related: 'onion',
    en: ['to·ma·to', 'A soft red fruit that we eat in salad', 'Mother cuts a red tomato for the salad.'],
    es: [
      'to·ma·te',
      'Un fruto rojo y blando para la ensalada',
      'Mamá corta un tomate rojo para la ensalada.',
    ],
    sw: [
      'nya·nya',
      'Tunda jekundu la kupika na la kachumbari',
      'Mama anakata nyanya nyekundu kwa kachumbari.',
    ],
  },
  carrot: {
    related: 'rabbit',
    en: [
      'car·rot',
      'A long orange vegetable that grows in the ground',
      'The rabbit crunches a fresh carrot.',
    ],
    es: [
      'za·na·ho·ria',
      'Una verdura larga y anaranjada que crece bajo tierra',
      'El conejo muerde una zanahoria fresca.',
    ],
    sw: ['ka·ro·ti', 'Mboga ndefu ya rangi ya machungwa inayokua ardhini', 'Sungura anatafuna karoti tamu.'],
  },
  potato: {
    related: 'carrot',
    en: ['po·ta·to', 'It grows underground and we boil or fry it', 'Mother peels a potato for the soup.'],
    es: ['pa·pa', 'Crece bajo la tierra y se come frita o cocida', 'Mamá pela una papa para la sopa.'],
    sw: ['ki·a·zi', 'Huota ardhini, nasi hukichemsha au kukikaanga', 'Mama anamenya kiazi cha supu.'],
  },
  onion: {
    related: 'tomato',
    en: ['on·ion', 'A round vegetable with many layers', 'Dad cries when he cuts an onion.'],
    es: ['ce·bo·lla', 'Una verdura redonda de muchas capas', 'Papá llora cuando corta la cebolla.'],
    sw: [
      'ki·tu·ngu·u',
      'Mboga ya mviringo yenye maganda mengi',
      'Baba anatokwa na machozi akikata kitunguu.',
    ],
  },
  corn: {
    related: 'popcorn',
    en: ['corn', 'Yellow grains on a long cob', 'We roast corn over hot coals.'],
    es: ['ma·íz', 'Granos amarillos en una mazorca larga', 'Asamos maíz en las brasas.'],
    sw: ['ma·hi·ndi', 'Punje za njano kwenye gunzi', 'Tunachoma mahindi kwenye makaa.'],
  },
  beans: {
    related: 'rice',
    en: ['beans', 'Small seeds that we eat with rice', 'Grandma cooks beans in a big pot.'],
    es: ['fri·jo·les', 'Semillas que comemos con arroz', 'La abuela cuece frijoles en la olla.'],
    sw: ['ma·ha·ra·gwe', 'Mbegu tunazopika na kula na wali', 'Bibi anapika maharagwe kwenye sufuria.'],
  },
  peas: {
    related: 'beans',
    en: ['peas', 'Vegetables that are tiny, round and green', 'The peas grow inside a pod.'],
    es: ['gui·san·tes', 'Verduras redonditas y verdes', 'Los guisantes crecen dentro de una vaina.'],
    sw: ['nje·ge·re', 'Mboga ndogo za kijani, za mviringo', 'Njegere hukua ndani ya ganda.'],
  },
  cucumber: {
    related: 'tomato',
    en: ['cu·cum·ber', 'A long green vegetable full of water', 'The green cucumber is cool and crunchy.'],
    es: ['pe·pi·no', 'Una verdura larga y verde con mucha agua', 'El pepino verde es fresco y crujiente.'],
    sw: ['ta·ngo', 'Mboga ndefu ya kijani ya kachumbari', 'Tango la kijani lina maji mengi.'],
  },
  pepper: {
    related: 'chili',
    en: ['pep·per', 'A hollow vegetable, red, yellow or green', 'We fill the red pepper with rice.'],
    es: ['pi·mien·to', 'Una verdura hueca, roja, amarilla o verde', 'Rellenamos el pimiento rojo con arroz.'],
    sw: ['pi·li·pi·li ho·ho', 'Mboga yenye uwazi ndani, isiyo kali', 'Mama anakata pilipili hoho ya kijani.'],
  },
  chili: {
    related: 'pepper',
    en: ['chil·i', 'A little red pod that tastes very hot', 'This chili burns my tongue.'],
    es: ['chi·le', 'Es pequeño, rojo y muy picante', 'Este chile me quema la lengua.'],
    sw: ['pi·li·pi·li', 'Ni ndogo, nyekundu na kali sana', 'Pilipili inanichoma ulimi.'],
  },
  eggplant: {
    related: 'tomato',
    en: ['egg·plant', 'A soft vegetable that we fry or bake', 'The purple eggplant is smooth and shiny.'],
    es: ['be·ren·je·na', 'Una verdura blanda que se fríe o se asa', 'La berenjena es morada y brillante.'],
    sw: ['bi·ri·nga·nya', 'Mboga laini tunayokaanga au kupika', 'Biringanya ni la zambarau.'],
  },
  broccoli: {
    related: 'peas',
    en: ['broc·co·li', 'A green vegetable with a thick stem', 'My broccoli looks like a tiny tree.'],
    es: ['bró·co·li', 'Una verdura verde de tallo grueso', 'Mi brócoli parece un arbolito.'],
    sw: ['bro·ko·li', 'Mboga ya kijani yenye shina nene', 'Brokoli inafanana na mti mdogo.'],
  },
  lettuce: {
    related: 'cucumber',
    en: ['let·tuce', 'Green leaves that we eat raw', 'We wash the lettuce leaf by leaf.'],
    es: ['le·chu·ga', 'Hojas verdes que se comen crudas', 'Lavamos la lechuga hoja por hoja.'],
    sw: ['sa·la·di', 'Majani ya kijani yanayoliwa mabichi', 'Tunaosha saladi jani kwa jani.'],
  },
  garlic: {
    related: 'onion',
    en: ['gar·lic', 'It is white, with a very strong smell', 'Mother crushes garlic for the sauce.'],
    es: ['a·jo', 'Es blanco y de olor muy fuerte', 'Mamá machaca ajo para la salsa.'],
    sw: ['ki·tu·ngu·u sa·u·mu', 'Kiungo cheupe chenye harufu kali', 'Mama anatwanga kitunguu saumu.'],
  },
  ginger: {
    related: 'tea',
    en: ['gin·ger', 'A spicy root for tea and food', 'Hot tea with ginger warms my throat.'],
    es: ['jen·gi·bre', 'Una raíz picante para el té', 'El té de jengibre calienta la garganta.'],
    sw: ['ta·nga·wi·zi', 'Mzizi mkali unaotiwa kwenye chai', 'Tunakunywa chai ya tangawizi.'],
  },
  'sweet potato': {
    related: 'potato',
    en: [
      'sweet po·ta·to',
      'An orange root that tastes like sugar',
      'The baked sweet potato is soft and warm.',
    ],
    es: ['ca·mo·te', 'Una raíz anaranjada que sabe dulce', 'El camote asado está blando y caliente.'],
    sw: ['ki·a·zi ki·ta·mu', 'Mzizi wenye sukari tunaochemsha na kula', 'Ninakula kiazi kitamu na chai.'],
  },
  peanut: {
    related: 'beans',
    en: ['pea·nut', 'It grows underground in a crunchy shell', 'I crack the shell of the peanut.'],
    es: ['ma·ní', 'Crece bajo la tierra dentro de una cáscara', 'Pelo el maní y me lo como.'],
    sw: ['ka·ra·nga', 'Hukua ardhini ndani ya ganda', 'Ninapasua ganda la karanga.'],
  },
  olive: {
    related: 'pizza',
    en: ['ol·ive', 'A small fruit that gives us oil', 'I put a green olive on the pizza.'],
    es: ['a·cei·tu·na', 'Un fruto pequeño que nos da aceite', 'Pongo una aceituna verde en la pizza.'],
    sw: ['ze·i·tu·ni', 'Tunda dogo linalotoa mafuta', 'Ninaweka zeituni ya kijani juu ya piza.'],
  },
};
