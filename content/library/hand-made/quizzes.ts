import type { LibraryLocale } from '../../words/meanings.ts';

type InLanguages = Readonly<Record<LibraryLocale, string>>;

interface QuizQuestion {
  readonly ask: InLanguages;
  /** The word whose picture stands beside the question. */
  readonly shows?: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

/** Questions for the whole family. Words go by their English name. */
export interface Quiz {
  readonly name: InLanguages;
  /** Its questions ask for colours, so its cards have none. */
  readonly plainCards?: true;
  readonly questions: readonly QuizQuestion[];
}

/** The wordlist whose group the quiz stands in → the quiz. */
export const quizzes: Readonly<Record<string, Quiz>> = {
  colours: {
    name: { en: 'Together in Color', es: 'Juntos a todo color', sw: 'Pamoja kwa rangi zote' },
    plainCards: true,
    questions: [
      {
        ask: {
          en: 'Which one is red?',
          es: '¿Cuál es de color rojo?',
          sw: 'Kipi kina rangi nyekundu?',
        },
        right: 'tomato',
        wrong: ['banana', 'cucumber', 'egg'],
      },
      {
        ask: {
          en: 'Which one is yellow?',
          es: '¿Cuál es de color amarillo?',
          sw: 'Kipi kina rangi ya manjano?',
        },
        right: 'lemon',
        wrong: ['tomato', 'broccoli', 'eggplant'],
      },
      {
        ask: {
          en: 'Which one is purple?',
          es: '¿Cuál es de color morado?',
          sw: 'Kipi kina rangi ya zambarau?',
        },
        right: 'eggplant',
        wrong: ['lemon', 'carrot', 'tomato'],
      },
      {
        ask: {
          en: 'Who is green?',
          es: '¿Quién es de color verde?',
          sw: 'Nani ana rangi ya kijani?',
        },
        right: 'frog',
        wrong: ['pig', 'elephant', 'chick'],
      },
      {
        ask: {
          en: 'Who is gray?',
          es: '¿Quién es de color gris?',
          sw: 'Nani ana rangi ya kijivu?',
        },
        right: 'elephant',
        wrong: ['frog', 'lion', 'flamingo'],
      },
      {
        ask: {
          en: 'Who is pink?',
          es: '¿Quién es de color rosado?',
          sw: 'Nani ana rangi ya waridi?',
        },
        right: 'flamingo',
        wrong: ['crow', 'owl', 'frog'],
      },
    ],
  },
  numbers: {
    name: { en: 'Together We Count', es: 'Contamos juntos', sw: 'Tuhesabu pamoja' },
    questions: [
      {
        ask: {
          en: 'Who has four legs?',
          es: '¿Quién tiene cuatro patas?',
          sw: 'Nani ana miguu minne?',
        },
        right: 'cow',
        wrong: ['hen', 'snake', 'spider'],
      },
      {
        ask: {
          en: 'Who has two wings?',
          es: '¿Quién tiene dos alas?',
          sw: 'Nani ana mabawa mawili?',
        },
        right: 'bird',
        wrong: ['mouse', 'fish', 'frog'],
      },
      {
        ask: {
          en: 'Who has eight arms?',
          es: '¿Quién tiene ocho brazos?',
          sw: 'Nani ana mikono minane?',
        },
        right: 'octopus',
        wrong: ['fish', 'hen', 'frog'],
      },
      {
        ask: {
          en: 'Who has no legs at all?',
          es: '¿Quién no tiene patas?',
          sw: 'Nani hana miguu kabisa?',
        },
        right: 'snake',
        wrong: ['cat', 'hen', 'ant'],
      },
      {
        ask: {
          en: 'Which one has two wheels?',
          es: '¿Cuál tiene dos ruedas?',
          sw: 'Kipi kina magurudumu mawili?',
        },
        right: 'bicycle',
        wrong: ['car', 'bus', 'train'],
      },
      {
        ask: {
          en: 'Which one has five fingers?',
          es: '¿Cuál tiene cinco dedos?',
          sw: 'Kipi kina vidole vitano?',
        },
        right: 'hand',
        wrong: ['eye', 'ear', 'nose'],
      },
    ],
  },
  actions: {
    name: {
      en: 'Together from Head to Toe',
      es: 'Juntos de pies a cabeza',
      sw: 'Pamoja toka kichwa hadi miguu',
    },
    questions: [
      {
        ask: {
          en: 'What do you smell a flower with?',
          es: '¿Con qué hueles una flor?',
          sw: 'Unatumia nini kunusa ua?',
        },
        shows: 'flower',
        right: 'nose',
        wrong: ['ear', 'hand', 'foot'],
      },
      {
        ask: {
          en: 'What do you hear a bell with?',
          es: '¿Con qué oyes una campana?',
          sw: 'Unatumia nini kusikia kengele?',
        },
        shows: 'bell',
        right: 'ear',
        wrong: ['eye', 'mouth', 'finger'],
      },
      {
        ask: {
          en: 'What do you see the stars with?',
          es: '¿Con qué ves las estrellas?',
          sw: 'Unatumia nini kuona nyota?',
        },
        shows: 'star',
        right: 'eye',
        wrong: ['ear', 'foot', 'tooth'],
      },
      {
        ask: {
          en: 'What do you taste an ice cream with?',
          es: '¿Con qué pruebas el sabor de un helado?',
          sw: 'Unatumia nini kuonja aiskrimu?',
        },
        shows: 'ice cream',
        right: 'tongue',
        wrong: ['eye', 'ear', 'fist'],
      },
      {
        ask: {
          en: 'What beats in your chest?',
          es: '¿Qué late en tu pecho?',
          sw: 'Ni kitu gani kinachodunda kifuani mwako?',
        },
        right: 'heart',
        wrong: ['brain', 'tooth', 'foot'],
      },
      {
        ask: {
          en: 'What do you kick a ball with?',
          es: '¿Con qué pateas una pelota?',
          sw: 'Unatumia nini kupiga mpira teke?',
        },
        shows: 'ball',
        right: 'foot',
        wrong: ['hand', 'nose', 'ear'],
      },
    ],
  },
  opposites: {
    name: {
      en: 'Together, Big and Small',
      es: 'Juntos, grandes y pequeños',
      sw: 'Pamoja, wakubwa na wadogo',
    },
    questions: [
      {
        ask: {
          en: 'Who is the biggest?',
          es: '¿Quién es el más grande?',
          sw: 'Nani ni mkubwa kuliko wote?',
        },
        right: 'elephant',
        wrong: ['mouse', 'rabbit', 'hen'],
      },
      {
        ask: {
          en: 'Who is the smallest?',
          es: '¿Quién es el más pequeño?',
          sw: 'Nani ni mdogo kuliko wote?',
        },
        right: 'ant',
        wrong: ['cow', 'lion', 'bear'],
      },
      {
        ask: {
          en: 'Who is the slowest?',
          es: '¿Quién es el más lento?',
          sw: 'Nani anaenda polepole kuliko wote?',
        },
        right: 'snail',
        wrong: ['horse', 'dog', 'rabbit'],
      },
      {
        ask: {
          en: 'Which one is the fastest?',
          es: '¿Cuál es el más rápido?',
          sw: 'Kipi kinaenda haraka kuliko vyote?',
        },
        right: 'airplane',
        wrong: ['bicycle', 'boat', 'bus'],
      },
      {
        ask: {
          en: 'Which one is hot?',
          es: '¿Cuál está caliente?',
          sw: 'Kipi kina joto?',
        },
        right: 'fire',
        wrong: ['ice', 'snowflake', 'ice cream'],
      },
      {
        ask: {
          en: 'Which one is cold?',
          es: '¿Cuál está frío?',
          sw: 'Kipi kina baridi?',
        },
        right: 'ice cream',
        wrong: ['fire', 'sun', 'tea'],
      },
    ],
  },
  doing: {
    name: { en: 'Together at Work', es: 'Juntos en el trabajo', sw: 'Pamoja kazini' },
    questions: [
      {
        ask: {
          en: 'Who comes when there is a fire?',
          es: '¿Quién viene cuando hay un incendio?',
          sw: 'Nani huja nyumba inapoungua?',
        },
        shows: 'fire',
        right: 'firefighter',
        wrong: ['singer', 'painter', 'pilot'],
      },
      {
        ask: { en: 'Who flies an airplane?', es: '¿Quién maneja un avión?', sw: 'Nani huendesha ndege?' },
        shows: 'airplane',
        right: 'pilot',
        wrong: ['judge', 'farmer', 'teacher'],
      },
      {
        ask: {
          en: 'Who helps you when you are ill?',
          es: '¿Quién te ayuda si te enfermas?',
          sw: 'Nani hukusaidia ukiwa mgonjwa?',
        },
        shows: 'thermometer',
        right: 'doctor',
        wrong: ['mechanic', 'builder', 'singer'],
      },
      {
        ask: {
          en: 'Who grows the corn that we eat?',
          es: '¿Quién cultiva el maíz que comemos?',
          sw: 'Nani hulima mahindi tunayokula?',
        },
        shows: 'corn',
        right: 'farmer',
        wrong: ['pilot', 'judge', 'painter'],
      },
      {
        ask: {
          en: 'Who mends the car when it is broken?',
          es: '¿Quién arregla el carro cuando se daña?',
          sw: 'Nani hutengeneza gari likiharibika?',
        },
        shows: 'car',
        right: 'mechanic',
        wrong: ['cook', 'doctor', 'teacher'],
      },
      {
        ask: {
          en: 'Who works with pots and pans?',
          es: '¿Quién trabaja con ollas y sartenes?',
          sw: 'Nani hufanya kazi kwa sufuria na vikaango?',
        },
        shows: 'pot',
        right: 'cook',
        wrong: ['police officer', 'pilot', 'builder'],
      },
    ],
  },
  'touch-and-taste': {
    name: { en: 'Together We Taste', es: 'Probamos juntos', sw: 'Tuonje pamoja' },
    questions: [
      {
        ask: {
          en: 'What tastes sour?',
          es: '¿Qué tiene un sabor ácido?',
          sw: 'Ni kitu gani chenye ladha chachu?',
        },
        right: 'lemon',
        wrong: ['banana', 'bread', 'honey'],
      },
      {
        ask: {
          en: 'What tastes sweet?',
          es: '¿Qué tiene un sabor dulce?',
          sw: 'Ni kitu gani chenye ladha tamu?',
        },
        right: 'honey',
        wrong: ['salt', 'onion', 'meat'],
      },
      {
        ask: {
          en: 'What is soft and light?',
          es: '¿Qué es suave y no pesa nada?',
          sw: 'Ni kitu gani laini na chepesi?',
        },
        right: 'feather',
        wrong: ['stone', 'key', 'bone'],
      },
      {
        ask: {
          en: 'What is hard and heavy?',
          es: '¿Qué es duro y pesado?',
          sw: 'Ni kitu gani kigumu na kizito?',
        },
        right: 'stone',
        wrong: ['feather', 'leaf', 'balloon'],
      },
      {
        ask: {
          en: 'What is sharp?',
          es: '¿Qué está afilado?',
          sw: 'Ni kitu gani kikali?',
        },
        right: 'knife',
        wrong: ['spoon', 'bowl', 'ball'],
      },
      {
        ask: {
          en: 'What is round and rolls?',
          es: '¿Qué es redondo y rueda?',
          sw: 'Ni kitu gani cha mviringo na hubingirika?',
        },
        right: 'ball',
        wrong: ['book', 'ladder', 'key'],
      },
    ],
  },
  thinking: {
    name: { en: 'Together We Think', es: 'Pensamos juntos', sw: 'Tufikiri pamoja' },
    questions: [
      {
        ask: {
          en: 'Which one flies high above the clouds?',
          es: '¿Cuál vuela por encima de las nubes?',
          sw: 'Chombo gani kinaruka juu ya mawingu?',
        },
        shows: 'cloud',
        right: 'airplane',
        wrong: ['train', 'truck', 'bicycle'],
      },
      {
        ask: {
          en: 'Which one runs on rails?',
          es: '¿Cuál va sobre rieles?',
          sw: 'Chombo gani kinapita kwenye reli?',
        },
        shows: 'railroad',
        right: 'train',
        wrong: ['bus', 'ship', 'tractor'],
      },
      {
        ask: {
          en: 'Which one has two wheels and no motor?',
          es: '¿Cuál tiene dos ruedas y no tiene motor?',
          sw: 'Chombo gani kina magurudumu mawili na hakina injini?',
        },
        right: 'bicycle',
        wrong: ['car', 'motorcycle', 'bus'],
      },
      {
        ask: {
          en: 'What does a farmer drive in the field?',
          es: '¿Qué maneja un agricultor en el campo?',
          sw: 'Mkulima anaendesha nini shambani?',
        },
        shows: 'farmer',
        right: 'tractor',
        wrong: ['taxi', 'helicopter', 'boat'],
      },
      {
        ask: {
          en: 'Which one needs wind in its sails?',
          es: '¿Cuál necesita viento en las velas?',
          sw: 'Chombo gani kinahitaji upepo kwenye tanga?',
        },
        right: 'boat',
        wrong: ['truck', 'motorcycle', 'helicopter'],
      },
      {
        ask: {
          en: 'Which one takes many children to school at once?',
          es: '¿Cuál lleva a muchos niños juntos a la escuela?',
          sw: 'Chombo gani kinapeleka watoto wengi shuleni pamoja?',
        },
        shows: 'school',
        right: 'bus',
        wrong: ['bicycle', 'motorcycle', 'tractor'],
      },
    ],
  },
  questions: {
    name: { en: 'Together to the Stars', es: 'Juntos hasta las estrellas', sw: 'Pamoja hadi nyotani' },
    questions: [
      {
        ask: {
          en: 'What takes people to the moon?',
          es: '¿Qué lleva a la gente hasta la luna?',
          sw: 'Ni kitu gani hupeleka watu mwezini?',
        },
        shows: 'moon',
        right: 'rocket',
        wrong: ['telescope', 'antenna', 'helicopter'],
      },
      {
        ask: {
          en: 'Who wears a suit with air inside at work?',
          es: '¿Quién trabaja con un traje lleno de aire?',
          sw: 'Nani huvaa vazi lenye hewa ndani akiwa kazini?',
        },
        right: 'astronaut',
        wrong: ['farmer', 'mechanic', 'singer'],
      },
      {
        ask: {
          en: 'What makes far stars look near?',
          es: '¿Qué hace que las estrellas se vean cerca?',
          sw: 'Ni kitu gani hufanya nyota za mbali zionekane karibu?',
        },
        shows: 'star',
        right: 'telescope',
        wrong: ['rocket', 'flashlight', 'antenna'],
      },
      {
        ask: {
          en: 'What travels around the sun?',
          es: '¿Qué gira alrededor del sol?',
          sw: 'Ni kitu gani huzunguka jua?',
        },
        shows: 'sun',
        right: 'planet',
        wrong: ['antenna', 'telescope', 'cloud'],
      },
      {
        ask: {
          en: 'Which machine circles the Earth?',
          es: '¿Qué máquina da vueltas alrededor de la Tierra?',
          sw: 'Mashine gani huzunguka dunia?',
        },
        shows: 'world',
        right: 'satellite',
        wrong: ['tractor', 'antenna', 'flashlight'],
      },
      {
        ask: {
          en: 'What crosses the night sky like a line of light?',
          es: '¿Qué cruza la noche como una raya de luz?',
          sw: 'Ni kitu gani hupita angani usiku kama mstari wa mwanga?',
        },
        right: 'shooting star',
        wrong: ['rainbow', 'cloud', 'sunrise'],
      },
    ],
  },
};
