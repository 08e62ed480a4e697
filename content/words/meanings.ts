/** What a word means, told to a child, and a sentence in which it stands exactly as it is named. */
export interface Meaning {
  readonly definition: string;
  readonly sentence: string;
}

type Row = readonly [english: string, definition: string, sentence: string];

const ROWS: Readonly<Record<'en' | 'es' | 'sw', readonly Row[]>> = {
  en: [
    ['cat', 'A small soft animal that says “meow”', 'The cat sleeps in the sun'],
    ['dog', 'An animal that barks and loves to walk with you', 'The dog runs after the ball'],
    ['cow', 'A big farm animal that gives milk', 'The cow eats green grass'],
    ['pig', 'A farm animal that rolls in the mud', 'The pig is happy in the mud'],
    ['horse', 'A strong animal that people ride', 'The horse jumps over the fence'],
    ['goat', 'An animal with horns and a little beard', 'The goat climbs up the hill'],
    ['rabbit', 'An animal with long ears that hops', 'The rabbit hops into its hole'],
    ['hen', 'A bird on the farm that lays eggs', 'The hen has three small chicks'],
    ['duck', 'A bird that swims and says “quack”', 'The duck swims on the pond'],
    ['fish', 'An animal that lives and breathes in water', 'The fish swims in the river'],
    ['frog', 'A green animal that jumps and croaks', 'The frog jumps into the water'],
    ['butterfly', 'An insect with big wings full of colours', 'A butterfly sits on the flower'],
    ['apple', 'A round fruit that is red, green or yellow', 'I eat an apple after school'],
    ['banana', 'A long yellow fruit that you peel', 'The monkey eats a banana'],
    ['lemon', 'A yellow fruit that tastes sour', 'The lemon makes my tea sour'],
    ['mango', 'A sweet orange fruit with a big stone inside', 'The mango falls from the tree'],
    ['tomato', 'A red fruit that we cook and put in salad', 'Mother cuts a tomato for the salad'],
    ['carrot', 'A long orange plant that grows in the ground', 'The rabbit likes a fresh carrot'],
    ['potato', 'A brown vegetable that grows under the ground', 'We cook a potato in the fire'],
    ['bread', 'Food that a baker bakes from flour', 'Grandfather bakes bread every morning'],
    ['egg', 'It is laid by a hen and has a shell', 'I have an egg for breakfast'],
    ['milk', 'A white drink that comes from a cow', 'The baby drinks warm milk'],
    ['rice', 'Small white grains that we cook', 'We eat rice with beans'],
    ['honey', 'Something sweet that bees make', 'The bear looks for honey'],
  ],
  es: [
    ['cat', 'Un animal pequeño y suave que dice «miau»', 'El gato duerme al sol'],
    ['dog', 'Un animal que ladra y quiere pasear contigo', 'El perro corre tras la pelota'],
    ['cow', 'Un animal grande de la granja que da leche', 'La vaca come hierba verde'],
    ['pig', 'Un animal de la granja que se revuelca en el barro', 'El cerdo está feliz en el barro'],
    ['horse', 'Un animal fuerte en el que la gente monta', 'El caballo salta la cerca'],
    ['goat', 'Un animal con cuernos y una barba pequeña', 'La cabra sube al cerro'],
    ['rabbit', 'Un animal de orejas largas que salta', 'El conejo salta a su agujero'],
    ['hen', 'Un ave de la granja que pone huevos', 'La gallina tiene tres pollitos'],
    ['duck', 'Un ave que nada y dice «cuac»', 'El pato nada en el estanque'],
    ['fish', 'Un animal que vive y respira en el agua', 'El pez nada en el río'],
    ['frog', 'Un animal verde que salta y croa', 'La rana salta al agua'],
    ['butterfly', 'Un insecto con alas grandes de muchos colores', 'La mariposa está en la flor'],
    ['apple', 'Una fruta redonda, roja, verde o amarilla', 'Como una manzana después de la escuela'],
    ['banana', 'Una fruta larga y amarilla que se pela', 'El mono come un plátano'],
    ['lemon', 'Una fruta amarilla de sabor ácido', 'El limón pone ácido mi té'],
    ['mango', 'Una fruta dulce y naranja con un hueso grande', 'El mango cae del árbol'],
    ['tomato', 'Un fruto rojo que va en la ensalada', 'Mamá corta un tomate para la ensalada'],
    ['carrot', 'Una planta larga y naranja que crece en la tierra', 'Al conejo le gusta la zanahoria'],
    ['potato', 'Una verdura marrón que crece bajo la tierra', 'Asamos una papa en el fuego'],
    ['bread', 'Lo hace el panadero con harina', 'El abuelo hornea pan cada mañana'],
    ['egg', 'Lo pone una gallina y tiene cáscara', 'Desayuno un huevo con sal'],
    ['milk', 'Una bebida blanca que viene de la vaca', 'El bebé bebe leche tibia'],
    ['rice', 'Granos blancos y pequeños que cocinamos', 'Comemos arroz con frijoles'],
    ['honey', 'Algo dulce que hacen las abejas', 'El oso busca miel en el bosque'],
  ],
  sw: [
    ['cat', 'Mnyama mdogo mwenye manyoya anayelia “nyau”', 'Huyu paka analala juani'],
    ['dog', 'Mnyama anayebweka na kulinda nyumba', 'Yule mbwa anakimbiza mpira'],
    ['cow', 'Mnyama mkubwa wa shambani anayetoa maziwa', "Yule ng'ombe anakula majani"],
    ['pig', 'Mnyama wa shambani anayependa matope', 'Yule nguruwe anapenda matope'],
    ['horse', 'Mnyama mwenye nguvu ambaye watu humpanda', 'Yule farasi anaruka juu ya ua'],
    ['goat', 'Mnyama mwenye pembe na ndevu ndogo', 'Yule mbuzi anapanda kilima'],
    ['rabbit', 'Mnyama mwenye masikio marefu anayeruka', 'Yule sungura anaruka shimoni'],
    ['hen', 'Ndege wa nyumbani anayetaga mayai', 'Yule kuku ana vifaranga watatu'],
    ['duck', 'Ndege anayeogelea na kulia “kwak”', 'Yule bata anaogelea bwawani'],
    ['fish', 'Mnyama anayeishi na kupumua majini', 'Yule samaki anaogelea mtoni'],
    ['frog', 'Mnyama wa kijani anayeruka na kukoroma', 'Yule chura anaruka majini'],
    ['butterfly', 'Mdudu mwenye mabawa ya rangi nyingi', 'Yule kipepeo yuko juu ya ua'],
    ['apple', 'Tunda la mviringo, jekundu au kijani', 'Ninakula tufaha baada ya shule'],
    ['banana', 'Tunda refu la njano ambalo humenywa', 'Nyani anakula ndizi mbivu'],
    ['lemon', 'Tunda la njano lenye ladha kali', 'Ninaweka limau kwenye chai'],
    ['mango', 'Tunda tamu lenye kokwa kubwa ndani', 'Lile embe limeanguka kutoka mtini'],
    ['tomato', 'Tunda jekundu tunalopika na kula kwenye saladi', 'Mama anakata nyanya ya saladi'],
    ['carrot', 'Mmea mrefu wa rangi ya machungwa unaokua ardhini', 'Sungura anapenda karoti mpya'],
    ['potato', 'Mboga ya kahawia inayokua chini ya ardhi', 'Tunachoma kiazi kwenye moto'],
    ['bread', 'Chakula ambacho mwokaji huoka kwa unga', 'Babu anaoka mkate kila asubuhi'],
    ['egg', 'Hutagwa na kuku na lina ganda', 'Ninakula yai asubuhi'],
    ['milk', 'Kinywaji cheupe kinachotoka kwa mnyama wa shambani', 'Mtoto anakunywa maziwa ya moto'],
    ['rice', 'Punje ndogo nyeupe tunazopika', 'Tunakula wali na maharage'],
    ['honey', 'Kitu kitamu ambacho nyuki hutengeneza', 'Dubu anatafuta asali msituni'],
  ],
};

export type LibraryLocale = keyof typeof ROWS;

/** By the English name of the word. */
export const meaningsIn: Readonly<Record<LibraryLocale, ReadonlyMap<string, Meaning>>> = {
  en: mapOf(ROWS.en),
  es: mapOf(ROWS.es),
  sw: mapOf(ROWS.sw),
};

function mapOf(rows: readonly Row[]): ReadonlyMap<string, Meaning> {
  return new Map(rows.map(([english, definition, sentence]) => [english, { definition, sentence }]));
}
