import type { Entries } from '../entry.ts';

export const animals: Entries = {
  cat: {
    related: 'mouse',
    en: ['cat', 'A small soft animal that says “meow”', 'The cat chases a little mouse.'],
    es: ['ga·to', 'Un animal pequeño y suave que dice «miau»', 'El gato persigue a un ratón.'],
    sw: ['pa·ka', 'Mnyama mdogo mwenye manyoya anayelia “nyau”', 'Paka anamfukuza panya.'],
  },
  dog: {
    related: 'bone',
    en: ['dog', 'An animal that loves to walk with you', 'The dog barks at the door.'],
    es: ['pe·rro', 'Un animal que quiere pasear contigo', 'El perro ladra en la puerta.'],
    sw: ['m·bwa', 'Mnyama anayelinda nyumba yako', 'Mbwa anabweka mlangoni.'],
  },
  cow: {
    related: 'milk',
    en: ['cow', 'A big farm animal that gives milk', 'The cow gives us fresh milk.'],
    es: ['va·ca', 'Un animal grande de la granja que da leche', 'La vaca nos da leche fresca.'],
    sw: ["ng'o·mbe", 'Mnyama mkubwa wa shambani anayetoa maziwa', "Mama anamkamua ng'ombe asubuhi."],
  },
  pig: {
    related: 'goat',
    en: ['pig', 'A farm animal with a curly tail', 'The pig rolls in the mud.'],
    es: ['cer·do', 'Un animal de la granja con la cola enroscada', 'El cerdo se revuelca en el barro.'],
    sw: ['ngu·ru·we', 'Mnyama wa shambani mwenye mkia uliojikunja', 'Nguruwe anagaagaa matopeni.'],
  },
  horse: {
    related: 'donkey',
    en: ['horse', 'A strong animal that people ride', 'Grandpa rides a white horse.'],
    es: ['ca·ba·llo', 'Un animal fuerte en el que la gente monta', 'El abuelo monta un caballo blanco.'],
    sw: ['fa·ra·si', 'Mnyama mwenye nguvu ambaye watu humpanda', 'Babu amempanda farasi mweupe.'],
  },
  goat: {
    related: 'sheep',
    en: ['goat', 'An animal with horns and a little beard', 'The goat climbs up the rocks.'],
    es: ['ca·bra', 'Un animal con cuernos y una barba pequeña', 'La cabra trepa por las rocas.'],
    sw: ['mbu·zi', 'Mnyama mwenye pembe na ndevu ndogo', 'Mbuzi anapanda juu ya mawe.'],
  },
  sheep: {
    related: 'goat',
    en: ['sheep', 'A farm animal that gives us wool', 'The sheep has thick white wool.'],
    es: ['o·ve·ja', 'Un animal que nos da la lana', 'La oveja tiene lana blanca y suave.'],
    sw: ['ko·ndo·o', 'Mnyama wa shambani mwenye manyoya ya sufu', 'Kondoo ana sufu nyeupe.'],
  },
  rabbit: {
    related: 'carrot',
    en: ['rab·bit', 'An animal with long ears that hops', 'The rabbit nibbles a carrot.'],
    es: ['co·ne·jo', 'Un animal de orejas largas que salta', 'El conejo come una zanahoria.'],
    sw: ['su·ngu·ra', 'Mnyama mwenye masikio marefu anayerukaruka', 'Sungura anakula karoti.'],
  },
  mouse: {
    related: 'cat',
    en: ['mouse', 'A tiny animal with a long thin tail', 'The mouse hides from the cat.'],
    es: ['ra·tón', 'Un animal muy pequeño de cola larga y fina', 'El ratón se esconde del gato.'],
    sw: ['pa·nya', 'Mnyama mdogo sana mwenye mkia mwembamba', 'Panya anamkimbia paka.'],
  },
  hen: {
    related: 'egg',
    en: ['hen', 'A bird on the farm that lays eggs', 'The hen has three small chicks.'],
    es: ['ga·lli·na', 'Un ave de la granja que pone huevos', 'La gallina tiene tres pollitos.'],
    sw: ['ku·ku', 'Ndege wa nyumbani anayetaga mayai', 'Kuku ana vifaranga watatu.'],
  },
  duck: {
    related: 'hen',
    en: ['duck', 'A bird that swims and says “quack”', 'The duck paddles across the pond.'],
    es: ['pa·to', 'Un ave que nada y dice «cuac»', 'El pato flota en el estanque.'],
    sw: ['ba·ta', 'Ndege anayeogelea na kulia “kwak”', 'Bata anaelea bwawani.'],
  },
  rooster: {
    related: 'hen',
    en: ['roos·ter', 'A farm bird that wakes everybody up', 'The rooster crows when the sun rises.'],
    es: ['ga·llo', 'Un ave de la granja que despierta a todos', 'El gallo canta cuando sale el sol.'],
    sw: ['jo·go·o', 'Ndege wa nyumbani anayewaamsha watu', 'Jogoo anawika alfajiri.'],
  },
  donkey: {
    related: 'horse',
    en: ['don·key', 'It looks like a small horse with long ears', 'The donkey carries a heavy load.'],
    es: ['bu·rro', 'Parece un caballo pequeño de orejas largas', 'El burro lleva una carga pesada.'],
    sw: ['pu·nda', 'Anafanana na farasi, ana masikio marefu', 'Punda anabeba mzigo mzito.'],
  },
  turkey: {
    related: 'hen',
    en: ['tur·key', 'A big farm bird with a bare red neck', 'The turkey says gobble and spreads its tail.'],
    es: ['pa·vo', 'Un ave grande de cuello rojo sin plumas', 'El pavo abre su cola como un abanico.'],
    sw: ['ba·ta m·zi·nga', 'Ndege mkubwa mwenye shingo nyekundu', 'Bata mzinga ametandaza mkia wake.'],
  },
  chick: {
    related: 'hen',
    en: ['chick', 'A baby bird with soft yellow feathers', 'The chick comes out of the egg.'],
    es: ['po·lli·to', 'Un ave bebé de plumas amarillas', 'El pollito sale del huevo.'],
    sw: ['ki·fa·ra·nga', 'Ndege mchanga mwenye manyoya ya njano', 'Kifaranga ametoka kwenye yai.'],
  },
};
