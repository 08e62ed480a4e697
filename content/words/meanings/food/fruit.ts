import type { Entries } from '../entry.ts';

export const fruit: Entries = {
  grapes: {
    related: 'apple',
    en: ['grapes', 'Small round fruits that grow close together', 'We share a bunch of grapes.'],
    es: ['u·vas', 'Frutas pequeñas y redondas que crecen juntas', 'Compartimos un racimo de uvas.'],
    sw: ['za·bi·bu', 'Matunda madogo ya mviringo yanayoota pamoja', 'Tunagawana kichala cha zabibu.'],
  },
  lemon: {
    related: 'tea',
    en: ['lem·on', 'A yellow fruit that tastes sour', 'I squeeze a lemon into my tea.'],
    es: ['li·món', 'Una fruta amarilla de jugo ácido', 'Exprimo un limón en mi té.'],
    sw: ['li·ma·u', 'Tunda la njano lenye ladha chachu', 'Ninakamua limau kwenye chai.'],
  },
  watermelon: {
    related: 'pineapple',
    en: [
      'wa·ter·mel·on',
      'A big fruit, green outside and red inside',
      'We cut the big watermelon into slices.',
    ],
    es: [
      'san·dí·a',
      'Una fruta grande, verde por fuera y roja por dentro',
      'Cortamos la sandía grande en tajadas.',
    ],
    sw: [
      'ti·ki·ti ma·ji',
      'Tunda kubwa, kijani nje na jekundu ndani',
      'Tunakata tikiti maji kubwa vipande vipande.',
    ],
  },
  pineapple: {
    related: 'mango',
    en: ['pine·ap·ple', 'A sweet fruit with prickly skin', 'The pineapple has sharp leaves on top.'],
    es: ['pi·ña', 'Una fruta dulce de cáscara áspera', 'La piña tiene una corona de hojas.'],
    sw: ['na·na·si', 'Tunda tamu lenye ganda la miiba', 'Nanasi lina majani makali juu.'],
  },
  mango: {
    related: 'pineapple',
    en: ['man·go', 'A sweet orange fruit with a big seed inside', 'The ripe mango falls from the tree.'],
    es: ['man·go', 'Una fruta dulce con una semilla grande', 'El mango maduro cae del árbol.'],
    sw: ['e·mbe', 'Tunda tamu lenye kokwa kubwa ndani', 'Embe bivu limeanguka kutoka mtini.'],
  },
  orange: {
    related: 'juice',
    en: ['or·ange', 'A round fruit full of sweet juice', 'I peel the orange with my fingers.'],
    es: ['na·ran·ja', 'Una fruta redonda llena de jugo dulce', 'Pelo la naranja con los dedos.'],
    sw: ['chu·ngwa', 'Tunda la mviringo lenye juisi tamu', 'Ninamenya chungwa kwa vidole.'],
  },
  pear: {
    related: 'apple',
    en: ['pear', 'A fruit, thin on top and round below', 'The green pear is soft and sweet.'],
    es: ['pe·ra', 'Una fruta delgada arriba y ancha abajo', 'La pera verde está blanda y dulce.'],
    sw: ['pe·a', 'Tunda jembamba juu na pana chini', 'Pea ya kijani ni tamu.'],
  },
  peach: {
    related: 'pear',
    en: ['peach', 'A juicy fruit that is orange and pink', 'The skin of the peach is fuzzy.'],
    es: ['du·raz·no', 'Una fruta jugosa, anaranjada y rosada', 'La piel del durazno es muy suave.'],
    sw: ['pi·chi', 'Tunda lenye maji, la rangi ya waridi', 'Ngozi ya pichi ni laini kama kitambaa.'],
  },
  strawberry: {
    related: 'cake',
    en: ['straw·ber·ry', 'A small red fruit with tiny seeds outside', 'I put a red strawberry on the cake.'],
    es: ['fre·sa', 'Una fruta roja con semillitas por fuera', 'Pongo una fresa roja en el pastel.'],
    sw: ['stro·be·ri', 'Tunda dogo jekundu lenye mbegu nje', 'Ninaweka stroberi nyekundu juu ya keki.'],
  },
  cherries: {
    related: 'strawberry',
    en: ['cher·ries', 'Small red fruits that hang in pairs', 'Two cherries hang on one stem.'],
    es: ['ce·re·zas', 'Frutas rojas que cuelgan en pares', 'Dos cerezas cuelgan del mismo tallo.'],
    sw: ['che·ri', 'Matunda madogo mekundu yaliyo mawili mawili', 'Kuna cheri mbili kwenye kikonyo kimoja.'],
  },
  coconut: {
    related: 'palm tree',
    en: [
      'co·co·nut',
      'A big hard nut with white flesh inside',
      'Dad cracks the coconut and drinks its water.',
    ],
    es: ['co·co', 'Un fruto duro, blanco por dentro', 'Papá parte el coco y bebe su agua.'],
    sw: ['na·zi', 'Tunda gumu lenye nyama nyeupe na maji', 'Mama anakuna nazi ili apike wali.'],
  },
  avocado: {
    related: 'tomato',
    en: ['av·o·ca·do', 'A green fruit, soft as butter inside', 'I spread avocado on my bread.'],
    es: ['a·gua·ca·te', 'Un fruto verde, suave como mantequilla', 'Unto aguacate en mi pan.'],
    sw: ['pa·ra·chi·chi', 'Tunda la kijani lililo laini kama siagi', 'Ninapaka parachichi kwenye mkate.'],
  },
  blueberries: {
    related: 'strawberry',
    en: ['blue·ber·ries', 'Tiny round fruits that stain your tongue', 'I put blueberries in my porridge.'],
    es: ['a·rán·da·nos', 'Frutitas redondas que pintan la lengua', 'Pongo arándanos en mi avena.'],
    sw: ['bu·lu·be·ri', 'Matunda madogo yanayotia ulimi rangi', 'Ninaweka buluberi kwenye uji.'],
  },
  kiwi: {
    related: 'grapes',
    en: ['ki·wi', 'A brown fruit that is green inside', 'I eat the kiwi with a small spoon.'],
    es: ['ki·wi', 'Una fruta marrón que es verde por dentro', 'Como el kiwi con una cucharita.'],
    sw: ['ki·wi', 'Tunda la kahawia lenye nyama ya kijani', 'Ninakula kiwi kwa kijiko kidogo.'],
  },
  melon: {
    related: 'watermelon',
    en: ['mel·on', 'A big round fruit with a sweet smell', 'The ripe melon smells so good.'],
    es: ['me·lón', 'Una fruta grande y redonda de olor dulce', 'El melón maduro huele muy bien.'],
    sw: ['me·lo·ni', 'Tunda kubwa la mviringo lenye harufu tamu', 'Meloni mbivu inanukia sana.'],
  },
};
