import type { Entries } from '../entry.ts';

export const things: Entries = {
  ball: {
    related: 'goal',
    en: ['ball', 'A round toy to throw and catch', 'I kick the ball far away.'],
    es: ['pe·lo·ta', 'Un juguete redondo para lanzar y atrapar', 'Pateo la pelota muy lejos.'],
    sw: ['m·pi·ra', 'Kitu cha mviringo cha kurusha na kudaka', 'Ninapiga mpira mbali sana.'],
  },
  kite: {
    related: 'cloud',
    en: ['kite', 'It flies high on a long string', 'The wind lifts my kite up high.'],
    es: ['co·me·ta', 'Vuela alto, atada a un hilo', 'El viento eleva mi cometa.'],
    sw: ['ti·a·ra', 'Hupaa juu ikiwa imefungwa uzi', 'Upepo unainua tiara yangu juu.'],
  },
  balloon: {
    related: 'ball',
    en: ['bal·loon', 'You blow air into it and it grows', 'I blow up a red balloon for the party.'],
    es: ['glo·bo', 'Lo llenas de aire y crece', 'Inflo un globo rojo para la fiesta.'],
    sw: ['pu·to', 'Unalijaza hewa nalo linakuwa kubwa', 'Ninapuliza puto jekundu la sherehe.'],
  },
  teddy: {
    related: 'bear',
    en: ['ted·dy', 'A soft toy bear to hug', 'I hug my teddy when I sleep.'],
    es: ['o·si·to', 'Un juguete suave para abrazar', 'Abrazo a mi osito para dormir.'],
    sw: [
      'du·bu wa ku·che·ze·a',
      'Mnyama laini wa bandia wa kukumbatia',
      'Ninamkumbatia dubu wa kuchezea ninapolala.',
    ],
  },
  doll: {
    related: 'teddy',
    en: ['doll', 'A toy that looks like a person', 'My doll has a painted face.'],
    es: ['mu·ñe·ca', 'Un juguete que parece una persona', 'Mi muñeca tiene la cara pintada.'],
    sw: [
      'mwa·na·se·se·re',
      'Kitu cha kuchezea kinachofanana na mtu',
      'Uso wa mwanasesere wangu umepakwa rangi.',
    ],
  },
  robot: {
    related: 'computer',
    en: ['ro·bot', 'A machine that can move and work', 'The metal robot walks by itself.'],
    es: ['ro·bot', 'Una máquina que se mueve y trabaja', 'El robot de metal camina solo.'],
    sw: ['ro·bo·ti', 'Mashine inayoweza kutembea na kufanya kazi', 'Roboti ya chuma inatembea yenyewe.'],
  },
  puzzle: {
    related: 'dice',
    en: ['puz·zle', 'Pieces that fit together', 'One piece of the puzzle is missing.'],
    es: ['rom·pe·ca·be·zas', 'Piezas que se unen y forman una imagen', 'Falta una pieza del rompecabezas.'],
    sw: ['fu·mbo', 'Vipande vinavyounganishwa kuwa picha', 'Kipande kimoja cha fumbo kimepotea.'],
  },
  dice: {
    related: 'puzzle',
    en: ['dice', 'A cube with dots for playing games', 'I roll the dice and get a six.'],
    es: ['da·do', 'Un cubo con puntos para jugar', 'Lanzo el dado y sale un seis.'],
    sw: ['da·du', 'Ina pande sita zenye nukta', 'Ninarusha dadu na kupata sita.'],
  },
  'yo-yo': {
    related: 'ball',
    en: ['yo-·yo', 'A round toy with a string rolled up inside', 'My yo-yo goes up and down.'],
    es: ['yo·yo', 'Un juguete redondo con un hilo enrollado', 'Mi yoyo sube y baja.'],
    sw: ['yo·yo', 'Kitu cha kuchezea chenye uzi uliozungushwa', 'Yoyo inapanda na kushuka.'],
  },
  'video game': {
    related: 'television',
    en: ['vid·e·o game', 'You play it on a screen', 'I play a video game with my brother.'],
    es: ['vi·de·o·jue·go', 'Lo juegas en una pantalla', 'Juego un videojuego con mi hermano.'],
    sw: ['m·che·zo wa vi·de·o', 'Unachezwa kwenye skrini', 'Ninacheza mchezo wa video na kaka.'],
  },
  gift: {
    related: 'cake',
    en: ['gift', 'Something nice that you give a friend', 'I open my birthday gift.'],
    es: ['re·ga·lo', 'Algo bonito que das a un amigo', 'Abro mi regalo de cumpleaños.'],
    sw: ['za·wa·di', 'Kitu kizuri unachompa rafiki', 'Ninafungua zawadi ya siku ya kuzaliwa.'],
  },
};
