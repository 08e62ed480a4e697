import type { Entries } from '../entry.ts';

export const stories: Entries = {
  castle: {
    related: 'crown',
    en: ['cas·tle', 'A king and a queen live in it', 'The king lives in a castle.'],
    es: ['cas·ti·llo', 'Allí viven el rey y la reina', 'El rey vive en un castillo.'],
    sw: ['kas·ri', 'Mfalme na malkia huishi humo', 'Mfalme anaishi kwenye kasri kubwa.'],
  },
  crown: {
    related: 'castle',
    en: ['crown', 'A king wears it on his head', 'The queen wears a golden crown.'],
    es: ['co·ro·na', 'El rey la lleva en la cabeza', 'La reina lleva una corona de oro.'],
    sw: ['ta·ji', 'Mfalme hulivaa kichwani', 'Malkia amevaa taji la dhahabu.'],
  },
  dragon: {
    related: 'castle',
    en: ['drag·on', 'In stories, a giant lizard that breathes fire', 'The dragon breathes fire.'],
    es: ['dra·gón', 'En los cuentos, un lagarto que echa fuego', 'El dragón echa fuego por la boca.'],
    sw: ['jo·ka', 'Katika hadithi, nyoka mkubwa mno', 'Joka linatoa moto mdomoni.'],
  },
  unicorn: {
    related: 'horse',
    en: ['u·ni·corn', 'In stories, a horse with one horn', 'The white unicorn has one horn.'],
    es: ['u·ni·cor·nio', 'En los cuentos, un caballo con cuerno', 'El unicornio blanco tiene un cuerno.'],
    sw: ['fa·ra·si wa pe·mbe mo·ja', 'Mnyama wa ajabu wa hadithini', 'Nimemchora farasi wa pembe moja.'],
  },
  dinosaur: {
    related: 'lizard',
    en: ['di·no·saur', 'A huge animal of long, long ago', 'The dinosaur lived long ago.'],
    es: ['di·no·sau·rio', 'Un animal enorme de hace mucho tiempo', 'El dinosaurio vivió hace muchos años.'],
    sw: ['di·no·sa·u·ri', 'Mnyama mkubwa wa zamani sana', 'Dinosauri aliishi zamani za kale.'],
  },
  diamond: {
    related: 'ring',
    en: ['di·a·mond', 'A clear stone that sparkles', 'The diamond sparkles in the light.'],
    es: ['dia·man·te', 'Una piedra clara que brilla mucho', 'El diamante brilla con la luz.'],
    sw: ['al·ma·si', 'Jiwe la thamani linalometameta', 'Almasi inametameta kwenye mwanga.'],
  },
  shield: {
    related: 'castle',
    en: ['shield', 'A knight holds it to stay safe', 'The knight hides behind his shield.'],
    es: ['es·cu·do', 'El caballero se protege con él', 'El caballero levanta su escudo.'],
    sw: ['nga·o', 'Hukinga mwili vitani', 'Shujaa amejikinga kwa ngao.'],
  },
  'magic wand': {
    related: 'crown',
    en: ['mag·ic wand', 'In stories, it makes wishes come true', 'The fairy waves her magic wand.'],
    es: ['va·ri·ta má·gi·ca', 'En los cuentos, cumple deseos', 'El hada mueve su varita mágica.'],
    sw: [
      'ki·fi·mbo cha ma·zi·nga·o·mbwe',
      'Katika hadithi, hutimiza matakwa',
      'Anazungusha kifimbo cha mazingaombwe.',
    ],
  },
  hourglass: {
    related: 'calendar',
    en: ['hour·glass', 'Sand runs through it to show time', 'The sand runs down in the hourglass.'],
    es: ['re·loj de a·re·na', 'Mide el tiempo grano a grano', 'Doy vuelta al reloj de arena.'],
    sw: ['shi·sha ya m·cha·nga', 'Hupima muda kwa kutiririka polepole', 'Ninageuza shisha ya mchanga.'],
  },
};
