import type { ClipScript } from './clip-script.ts';

/** How to begin (spec 1 §2): sign in, choose, play. */
export const quickStart: readonly ClipScript[] = [
  {
    key: 'sign-in',
    type: 'QuickStart',
    titles: { en: 'Sign in', es: 'Entrar', sw: 'Ingia' },
    scenes: [
      {
        background: ['forest', 1],
        who: ['fletcher', 'happy'],
        things: [
          { drawing: { kind: 'svg', id: 'face' }, size: 16, x: 62, y: 26, line: 1 },
          { drawing: { kind: 'svg', id: 'password' }, size: 28, x: 62, y: 52, line: 2 },
          { drawing: { kind: 'svg', id: 'go' }, size: 20, x: 62, y: 74, line: 2 },
          {
            drawing: { kind: 'svg', id: 'hand' },
            size: 8,
            x: 84,
            y: 40,
            line: 1,
            goes: { line: 2, x: 72, y: 84 },
          },
        ],
        lines: [
          {
            en: 'Hello! I am Fletcher. This is how you sign in.',
            es: '¡Hola! Soy Fletcher. Así se entra.',
            sw: 'Habari! Mimi ni Fletcher. Hivi ndivyo unavyoingia.',
          },
          {
            en: 'First, choose your name.',
            es: 'Primero, elige tu nombre.',
            sw: 'Kwanza, chagua jina lako.',
          },
          {
            en: 'Then type your password and press the green button.',
            es: 'Luego escribe tu contraseña y toca el botón verde.',
            sw: 'Kisha andika nenosiri lako na ubonyeze kitufe cha kijani.',
          },
        ],
      },
      {
        background: ['forest', 2],
        who: ['fletcher', 'idle'],
        things: [
          { drawing: { kind: 'svg', id: 'face' }, size: 13, x: 44, y: 40 },
          { drawing: { kind: 'svg', id: 'face' }, size: 13, x: 62, y: 40, line: 0 },
          { drawing: { kind: 'svg', id: 'face' }, size: 13, x: 80, y: 40, line: 1 },
        ],
        lines: [
          {
            en: 'You can also play as a team.',
            es: 'También pueden jugar en equipo.',
            sw: 'Mnaweza pia kucheza kama timu.',
          },
          {
            en: 'Up to three of you can sign in together on one tablet.',
            es: 'Hasta tres personas pueden entrar juntas en una tableta.',
            sw: 'Hadi watu watatu wanaweza kuingia pamoja kwenye kompyuta kibao moja.',
          },
        ],
      },
    ],
  },
  {
    key: 'choose',
    type: 'QuickStart',
    titles: { en: 'Choose a game', es: 'Elegir un juego', sw: 'Chagua mchezo' },
    scenes: [
      {
        background: ['savanna', 1],
        who: ['pendo', 'happy'],
        things: [
          { drawing: { kind: 'svg', id: 'line' }, size: 56, x: 63, y: 16 },
          { drawing: { kind: 'svg', id: 'tag' }, size: 12, x: 46, y: 36 },
          { drawing: { kind: 'svg', id: 'tag' }, size: 12, x: 63, y: 40 },
          { drawing: { kind: 'svg', id: 'sign' }, size: 12, x: 80, y: 36, line: 1 },
          {
            drawing: { kind: 'svg', id: 'hand' },
            size: 8,
            x: 70,
            y: 80,
            line: 1,
            goes: { line: 2, x: 83, y: 60 },
          },
        ],
        lines: [
          {
            en: 'The tags on the line are levels.',
            es: 'Las etiquetas de la cuerda son niveles.',
            sw: 'Vibandiko kwenye kamba ni viwango.',
          },
          {
            en: 'The yellow sign shows what comes next.',
            es: 'La señal amarilla muestra lo que sigue.',
            sw: 'Alama ya njano inaonyesha kinachofuata.',
          },
          {
            en: 'Open a level, then a group, then an activity.',
            es: 'Abre un nivel, luego un grupo y luego una actividad.',
            sw: 'Fungua kiwango, kisha kikundi, kisha shughuli.',
          },
        ],
      },
      {
        background: ['savanna', 2],
        who: ['pendo', 'idle'],
        things: [
          { drawing: { kind: 'icon', name: 'speak', colour: '#1b9c8f' }, size: 14, x: 52, y: 40 },
          { drawing: { kind: 'icon', name: 'back', colour: '#6b5b95' }, size: 14, x: 76, y: 40, line: 1 },
        ],
        lines: [
          {
            en: 'The teal button reads everything aloud.',
            es: 'El botón verde azulado lee todo en voz alta.',
            sw: 'Kitufe cha rangi ya samawati-kijani kinasoma kila kitu kwa sauti.',
          },
          {
            en: 'The arrow takes you back.',
            es: 'La flecha te lleva atrás.',
            sw: 'Mshale unakurudisha nyuma.',
          },
        ],
      },
    ],
  },
  {
    key: 'play',
    type: 'QuickStart',
    titles: { en: 'Play', es: 'Jugar', sw: 'Cheza' },
    scenes: [
      {
        background: ['sea', 1],
        who: ['otto', 'happy'],
        things: [
          { drawing: { kind: 'picture', file: 'cat.svg' }, size: 18, x: 62, y: 28 },
          { drawing: { kind: 'svg', id: 'card-a' }, size: 14, x: 44, y: 66, line: 0 },
          { drawing: { kind: 'svg', id: 'card-b' }, size: 14, x: 62, y: 66, line: 0 },
          { drawing: { kind: 'svg', id: 'card-c' }, size: 14, x: 80, y: 66, line: 0 },
          {
            drawing: { kind: 'svg', id: 'hand' },
            size: 8,
            x: 48,
            y: 86,
            line: 1,
            goes: { line: 2, x: 83, y: 84 },
          },
        ],
        lines: [
          {
            en: 'Listen to the task, then touch an answer.',
            es: 'Escucha la tarea y toca una respuesta.',
            sw: 'Sikiliza swali, kisha gusa jibu.',
          },
          {
            en: 'A wrong answer is no harm: try again.',
            es: 'Una respuesta equivocada no importa: prueba otra vez.',
            sw: 'Jibu lisilo sahihi si tatizo: jaribu tena.',
          },
          {
            en: 'After it you may ask for a clue.',
            es: 'Después puedes pedir una pista.',
            sw: 'Baada yake unaweza kuomba kidokezo.',
          },
        ],
      },
      {
        background: ['sea', 2],
        who: ['otto', 'celebrating'],
        things: [
          { drawing: { kind: 'svg', id: 'star' }, size: 16, x: 46, y: 36 },
          { drawing: { kind: 'svg', id: 'star' }, size: 20, x: 64, y: 30, line: 0 },
          { drawing: { kind: 'svg', id: 'star' }, size: 16, x: 82, y: 36, line: 1 },
        ],
        lines: [
          {
            en: 'A star means that you have mastered the activity.',
            es: 'Una estrella significa que dominas la actividad.',
            sw: 'Nyota inamaanisha umemudu shughuli hiyo.',
          },
          {
            en: 'You can stop at any time. Next time the game goes on where you left it.',
            es: 'Puedes parar cuando quieras. La próxima vez el juego sigue donde lo dejaste.',
            sw: 'Unaweza kuacha wakati wowote. Wakati ujao mchezo utaendelea ulipoishia.',
          },
        ],
      },
    ],
  },
];
