import type { ClipScript } from './clip-script.ts';

/** What greets a learner who signs in, and who makes something for the first time (spec 1 §3, solution.animations). */
export const introduction: ClipScript = {
  key: 'introduction',
  type: 'Introduction',
  titles: {
    en: 'Welcome to First words',
    es: 'Te damos la bienvenida a Primeras palabras',
    sw: 'Karibu kwenye Maneno ya kwanza',
  },
  scenes: [
    {
      background: ['forest', 3],
      who: ['fletcher', 'celebrating'],
      things: [
        { drawing: { kind: 'picture', file: 'dog.svg' }, size: 15, x: 46, y: 34 },
        { drawing: { kind: 'svg', id: 'page' }, size: 20, x: 66, y: 34, line: 1 },
        { drawing: { kind: 'svg', id: 'star' }, size: 14, x: 84, y: 34, line: 2 },
      ],
      lines: [
        {
          en: 'Welcome! Here you learn words and play with them.',
          es: '¡Bienvenidos! Aquí aprendes palabras y juegas con ellas.',
          sw: 'Karibu! Hapa unajifunza maneno na kucheza nayo.',
        },
        {
          en: 'Each level has new words, stories and games.',
          es: 'Cada nivel tiene palabras, cuentos y juegos nuevos.',
          sw: 'Kila kiwango kina maneno, hadithi na michezo mipya.',
        },
        {
          en: 'Follow the yellow sign, and collect your stars.',
          es: 'Sigue la señal amarilla y reúne tus estrellas.',
          sw: 'Fuata alama ya njano, na ukusanye nyota zako.',
        },
      ],
    },
  ],
};

export const activityBuilder: ClipScript = {
  key: 'activity-builder',
  type: 'ActivityBuilder',
  titles: { en: 'Make something of your own', es: 'Crea algo propio', sw: 'Unda kitu chako mwenyewe' },
  scenes: [
    {
      background: ['savanna', 3],
      who: ['pendo', 'happy'],
      things: [
        { drawing: { kind: 'icon', name: 'pen', colour: '#d9534f' }, size: 14, x: 46, y: 36 },
        { drawing: { kind: 'icon', name: 'picture', colour: '#3f7fd6' }, size: 14, x: 64, y: 36, line: 1 },
        { drawing: { kind: 'icon', name: 'check', colour: '#3fa34d' }, size: 14, x: 82, y: 36, line: 2 },
      ],
      lines: [
        {
          en: 'In this activity you make something of your own.',
          es: 'En esta actividad creas algo propio.',
          sw: 'Katika shughuli hii unaunda kitu chako mwenyewe.',
        },
        {
          en: 'Write, draw, and choose pictures.',
          es: 'Escribe, dibuja y elige imágenes.',
          sw: 'Andika, chora, na uchague picha.',
        },
        {
          en: 'What you make is kept. You can go on with it another day.',
          es: 'Lo que creas se guarda. Puedes seguir otro día.',
          sw: 'Unachounda huhifadhiwa. Unaweza kuendelea siku nyingine.',
        },
      ],
    },
  ],
};
