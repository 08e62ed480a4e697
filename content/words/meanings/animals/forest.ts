import type { Entries } from '../entry.ts';

export const forest: Entries = {
  bear: {
    related: 'bee',
    en: ['bear', 'A big, strong animal with thick fur', 'The bear sleeps all winter in its cave.'],
    es: ['o·so', 'Un animal grande y fuerte de pelo grueso', 'El oso duerme todo el invierno.'],
    sw: ['du·bu', 'Mnyama mkubwa mwenye manyoya mazito', 'Dubu anapenda kula asali.'],
  },
  fox: {
    related: 'hen',
    en: ['fox', 'A wild animal with a bushy red tail', 'The clever fox tricks the crow.'],
    es: ['zo·rro', 'Un animal salvaje de cola roja y peluda', 'El zorro astuto engaña al cuervo.'],
    sw: ['mbwe·ha', 'Mnyama wa porini anayefanana na mbwa', 'Mbweha mjanja alimdanganya kunguru.'],
  },
  wolf: {
    related: 'dog',
    en: ['wolf', 'A wild cousin of the dog', 'The wolf howls at the moon.'],
    es: ['lo·bo', 'Un primo salvaje del perro', 'El lobo le aúlla a la luna.'],
    sw: ['m·bwa mwi·tu', 'Mnyama wa porini anayewinda kwa kundi', 'Mbwa mwitu analia usiku.'],
  },
  deer: {
    related: 'tree',
    en: ['deer', 'A shy forest animal with thin legs', 'The deer has antlers like branches.'],
    es: ['ve·na·do', 'Un animal tímido de patas delgadas', 'El venado tiene cuernos como ramas.'],
    sw: ['ku·lu·ngu', 'Mnyama mwoga wa msituni mwenye pembe', 'Kulungu ana pembe kama matawi.'],
  },
  hedgehog: {
    related: 'squirrel',
    en: ['hedge·hog', 'A small animal covered with spines', 'The hedgehog rolls into a prickly ball.'],
    es: ['e·ri·zo', 'Un animal pequeño cubierto de púas', 'El erizo se hace una bola con púas.'],
    sw: ['ka·lu·ngu·ye·ye', 'Mnyama mdogo mwenye miiba mwilini', 'Kalunguyeye anajikunja kama mpira.'],
  },
  squirrel: {
    related: 'tree',
    en: ['squir·rel', 'A small animal that gathers nuts', 'The squirrel hides a nut in the tree.'],
    es: ['ar·di·lla', 'Un animal pequeño que junta nueces', 'La ardilla esconde una nuez en el árbol.'],
    sw: ['ki·ndi', 'Mnyama mdogo anayekusanya karanga', 'Kindi anaficha karanga mtini.'],
  },
  bat: {
    related: 'owl',
    en: ['bat', 'It flies at night but is not a bird', 'The bat sleeps upside down.'],
    es: ['mur·cié·la·go', 'Vuela de noche, pero no es un pájaro', 'El murciélago duerme de cabeza.'],
    sw: ['po·po', 'Huruka usiku lakini si ndege', 'Popo amelala kichwa chini.'],
  },
  raccoon: {
    related: 'fox',
    en: ['rac·coon', 'An animal with a dark mask on its face', 'The raccoon washes its food.'],
    es: ['ma·pa·che', 'Un animal con un antifaz oscuro', 'El mapache lava su comida.'],
    sw: ['ra·ku·ni', 'Mnyama mwenye weusi kuzunguka macho', 'Rakuni anaosha chakula chake.'],
  },
  skunk: {
    related: 'raccoon',
    en: ['skunk', 'A black and white animal that can smell bad', 'The skunk lifts its tail and it stinks.'],
    es: ['zo·rri·llo', 'Un animal blanco y negro que huele mal', 'El zorrillo levanta la cola y apesta.'],
    sw: ['ki·che·che', 'Mnyama mweusi na mweupe anayenuka', 'Kicheche anatoa harufu mbaya.'],
  },
  panda: {
    related: 'bear',
    en: ['pan·da', 'A black and white bear', 'The panda chews bamboo all day.'],
    es: ['pan·da', 'Un oso blanco y negro', 'El panda come bambú todo el día.'],
    sw: ['pa·nda', 'Dubu mweusi na mweupe', 'Panda anatafuna mianzi.'],
  },
  tiger: {
    related: 'lion',
    en: ['ti·ger', 'A big orange cat with dark stripes', 'The striped tiger walks in the jungle.'],
    es: ['ti·gre', 'Un felino anaranjado con rayas', 'El tigre rayado camina por la selva.'],
    sw: ['chu·i mi·li·a', 'Mnyama mkali mwenye mistari myeusi', 'Chui milia anawinda msituni.'],
  },
  koala: {
    related: 'tree',
    en: ['ko·a·la', 'A soft animal with big ears that sleeps a lot', 'The koala sleeps in the tree all day.'],
    es: [
      'ko·a·la',
      'Un animal suave de orejas grandes que duerme mucho',
      'El koala duerme abrazado a un árbol.',
    ],
    sw: ['ko·a·la', 'Mnyama laini mwenye masikio makubwa', 'Koala amelala akikumbatia mti.'],
  },
  kangaroo: {
    related: 'koala',
    en: [
      'kan·ga·roo',
      'An animal that hops on strong back legs',
      'The kangaroo carries its baby in a pouch.',
    ],
    es: ['can·gu·ro', 'Un animal que brinca con patas fuertes', 'El canguro lleva a su cría en la bolsa.'],
    sw: [
      'ka·nga·ru·u',
      'Mnyama anayerukaruka kwa miguu ya nyuma',
      'Kangaruu amebeba mtoto wake kwenye mfuko.',
    ],
  },
  llama: {
    related: 'sheep',
    en: ['lla·ma', 'A woolly animal of the high mountains', 'The llama carries wool down the mountain.'],
    es: ['lla·ma', 'Un animal lanudo de las montañas altas', 'La llama camina por los Andes.'],
    sw: ['la·ma', 'Mnyama wa milimani mwenye sufu nyingi', 'Lama anabeba mizigo milimani.'],
  },
};
