import type { Entries } from '../entry.ts';

export const small: Entries = {
  frog: {
    related: 'fish',
    en: ['frog', 'A small green animal that jumps', 'The frog croaks after the rain.'],
    es: ['ra·na', 'Un animal pequeño y verde que salta', 'La rana croa después de la lluvia.'],
    sw: ['chu·ra', 'Mnyama mdogo wa kijani anayependa maji', 'Chura analia baada ya mvua.'],
  },
  snake: {
    related: 'frog',
    en: ['snake', 'A long animal without legs', 'The snake slides through the grass.'],
    es: ['ser·pien·te', 'Un animal largo que no tiene patas', 'La serpiente se desliza entre la hierba.'],
    sw: ['nyo·ka', 'Mnyama mrefu asiye na miguu', 'Nyoka anatambaa kwenye nyasi.'],
  },
  turtle: {
    related: 'lizard',
    en: ['tur·tle', 'An animal with four legs and a hard shell', 'The slow turtle hides its head.'],
    es: ['tor·tu·ga', 'Un animal de cuatro patas y caparazón duro', 'La tortuga lenta esconde la cabeza.'],
    sw: ['ko·be', 'Mnyama wa miguu minne mwenye gamba gumu', 'Kobe anatembea polepole sana.'],
  },
  lizard: {
    related: 'snake',
    en: ['liz·ard', 'A small animal with a long tail that loves the sun', 'The lizard runs up the wall.'],
    es: [
      'la·gar·ti·ja',
      'Un animal pequeño de cola larga que toma el sol',
      'La lagartija sube por la pared.',
    ],
    sw: ['m·ju·si', 'Mnyama mdogo mwenye mkia mrefu, hupenda jua', 'Mjusi anapanda ukutani.'],
  },
  snail: {
    related: 'turtle',
    en: ['snail', 'A small soft animal with a round house', 'The snail leaves a wet trail.'],
    es: ['ca·ra·col', 'Un animal blando con una casa en espiral', 'El caracol deja un camino mojado.'],
    sw: ['ko·no·ko·no', 'Mnyama laini anayebeba nyumba ndogo', 'Konokono anaacha ute njiani.'],
  },
  worm: {
    related: 'snail',
    en: ['worm', 'A long soft animal that lives in the soil', 'The worm digs in the wet soil.'],
    es: [
      'lom·briz',
      'Un animal largo y blando que vive en la tierra',
      'La lombriz cava en la tierra mojada.',
    ],
    sw: ['nyu·ngu·nyu·ngu', 'Mnyama mrefu na laini anayeishi udongoni', 'Nyungunyungu anajificha udongoni.'],
  },
  spider: {
    related: 'web',
    en: ['spi·der', 'A small animal with eight legs', 'The spider spins a thin web.'],
    es: ['a·ra·ña', 'Un animal pequeño de ocho patas', 'La araña teje su tela fina.'],
    sw: ['bu·i·bu·i', 'Mdudu mwenye miguu minane', 'Buibui anatengeneza utando.'],
  },
  web: {
    related: 'spider',
    en: ['web', 'A thin net that catches insects', 'A fly is caught in the web.'],
    es: ['te·la·ra·ña', 'Una red muy fina que atrapa insectos', 'La mosca cayó en la telaraña.'],
    sw: ['u·ta·ndo wa bu·i·bu·i', 'Wavu mwembamba unaonasa wadudu', 'Nzi amenaswa kwenye utando wa buibui.'],
  },
  bee: {
    related: 'honey',
    en: ['bee', 'A small insect that makes honey', 'The bee flies from flower to flower.'],
    es: ['a·be·ja', 'Un insecto pequeño que hace miel', 'La abeja vuela de flor en flor.'],
    sw: ['nyu·ki', 'Mdudu mdogo anayetengeneza asali', 'Nyuki anaruka kutoka ua hadi ua.'],
  },
  ant: {
    related: 'bee',
    en: ['ant', 'A tiny insect that works with many others', 'The ant carries a crumb to its nest.'],
    es: ['hor·mi·ga', 'Un insecto muy pequeño y trabajador', 'La hormiga lleva una hoja a su nido.'],
    sw: ['si·si·mi·zi', 'Mdudu mdogo anayetembea kwa safu ndefu', 'Sisimizi anabeba chembe ya chakula.'],
  },
  butterfly: {
    related: 'flower',
    en: ['but·ter·fly', 'An insect with big bright wings', 'A butterfly sits on the flower.'],
    es: ['ma·ri·po·sa', 'Un insecto con alas grandes de muchos colores', 'La mariposa se posa en la flor.'],
    sw: ['ki·pe·pe·o', 'Mdudu mwenye mabawa ya rangi nyingi', 'Kipepeo ametua juu ya ua.'],
  },
  caterpillar: {
    related: 'butterfly',
    en: ['cat·er·pil·lar', 'One day it turns into a butterfly', 'The caterpillar eats a green leaf.'],
    es: ['o·ru·ga', 'Un día se convierte en mariposa', 'La oruga come una hoja verde.'],
    sw: ['ki·wa·vi', 'Siku moja hugeuka kuwa kipepeo', 'Kiwavi anakula jani la kijani.'],
  },
  fly: {
    related: 'mosquito',
    en: ['fly', 'A small insect that buzzes around food', 'Chase the fly away from the food.'],
    es: ['mos·ca', 'Un insecto que zumba cerca de la comida', 'Espanta la mosca de la comida.'],
    sw: ['n·zi', 'Mdudu anayetua juu ya chakula', 'Mfukuze nzi asitue kwenye chakula.'],
  },
  mosquito: {
    related: 'fly',
    en: ['mos·qui·to', 'A tiny insect that bites at night', 'A mosquito bit my arm.'],
    es: ['mos·qui·to', 'Un insecto muy pequeño que pica de noche', 'Un mosquito me picó en el brazo.'],
    sw: ['m·bu', 'Mdudu mdogo anayeuma usiku', 'Mbu ameniuma mkononi.'],
  },
  grasshopper: {
    related: 'ant',
    en: ['grass·hop·per', 'A green insect with long back legs', 'The grasshopper jumps in the grass.'],
    es: ['sal·ta·mon·tes', 'Un insecto verde de patas largas', 'El saltamontes brinca entre la hierba.'],
    sw: ['pa·nzi', 'Mdudu wa kijani mwenye miguu mirefu', 'Panzi anarukaruka nyasini.'],
  },
  beetle: {
    related: 'ant',
    en: ['bee·tle', 'An insect with hard, shiny wings', 'The shiny beetle walks on the log.'],
    es: ['es·ca·ra·ba·jo', 'Un insecto de alas duras y brillantes', 'El escarabajo camina por el tronco.'],
    sw: ['mba·wa·ka·wa', "Mdudu mwenye mgongo unaong'aa", 'Mbawakawa ana mabawa magumu.'],
  },
  cockroach: {
    related: 'fly',
    en: ['cock·roach', 'A brown insect that hides in the kitchen', 'The cockroach runs away from the light.'],
    es: ['cu·ca·ra·cha', 'Un insecto marrón que se esconde en la cocina', 'La cucaracha huye de la luz.'],
    sw: ['me·nde', 'Mdudu wa kahawia anayejificha jikoni', 'Mende anaukimbia mwanga.'],
  },
  scorpion: {
    related: 'spider',
    en: ['scor·pi·on', 'A small animal with poison in its tail', 'The scorpion lifts its tail to sting.'],
    es: [
      'es·cor·pión',
      'Un animal pequeño con veneno en la cola',
      'El escorpión levanta la cola para picar.',
    ],
    sw: ['n·ge', 'Mdudu mwenye sumu kwenye mkia', 'Nge ameinua mkia wake.'],
  },
};
