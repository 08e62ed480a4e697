import type { Entries } from '../entry.ts';

export const savanna: Entries = {
  elephant: {
    related: 'rhino',
    en: [
      'el·e·phant',
      'The biggest land animal, with a long trunk',
      'The elephant sprays water with its trunk.',
    ],
    es: ['e·le·fan·te', 'Un animal muy grande con trompa larga', 'El elefante echa agua con su trompa.'],
    sw: ['te·mbo', 'Mnyama mkubwa sana mwenye mkonga mrefu', 'Tembo anarusha maji kwa mkonga.'],
  },
  lion: {
    related: 'zebra',
    en: ['li·on', 'A big wild animal with a mane', 'The lion roars in the night.'],
    es: ['le·ón', 'Un animal salvaje grande con melena', 'El león ruge en la noche.'],
    sw: ['si·mba', 'Mnyama mkali wa porini, mfalme wa wanyama', 'Simba ananguruma usiku.'],
  },
  giraffe: {
    related: 'zebra',
    en: ['gi·raffe', 'The tallest animal of all', 'The giraffe has a very long neck.'],
    es: ['ji·ra·fa', 'El animal más alto de todos', 'La jirafa tiene el cuello muy largo.'],
    sw: ['twi·ga', 'Mnyama mrefu kuliko wote', 'Twiga ana shingo ndefu sana.'],
  },
  zebra: {
    related: 'horse',
    en: ['ze·bra', 'It looks like a horse in black and white', 'Every zebra has its own stripes.'],
    es: ['ce·bra', 'Parece un caballo blanco y negro', 'Cada cebra tiene sus propias rayas.'],
    sw: ['pu·nda mi·li·a', 'Mnyama mwenye mistari myeusi na myeupe', 'Kila punda milia ana mistari yake.'],
  },
  monkey: {
    related: 'banana',
    en: ['mon·key', 'A clever animal that lives in the trees', 'The monkey swings from branch to branch.'],
    es: ['mo·no', 'Un animal listo que vive en los árboles', 'El mono salta de rama en rama.'],
    sw: ['tu·mbi·li', 'Mnyama mwerevu anayepanda miti', 'Tumbili anaruka kutoka tawi hadi tawi.'],
  },
  camel: {
    related: 'desert',
    en: ['cam·el', 'An animal with a hump on its back', 'The camel walks across the hot desert.'],
    es: ['ca·me·llo', 'Un animal con una joroba en el lomo', 'El camello cruza el desierto caliente.'],
    sw: ['nga·mi·a', 'Mnyama mwenye nundu mgongoni', 'Ngamia anatembea jangwani.'],
  },
  hippo: {
    related: 'rhino',
    en: ['hip·po', 'A big round animal that rests in rivers', 'The hippo opens its huge mouth.'],
    es: ['hi·po·pó·ta·mo', 'Un animal enorme que descansa en el río', 'El hipopótamo abre su enorme boca.'],
    sw: ['ki·bo·ko', 'Mnyama mnene anayepumzika mtoni mchana', 'Kiboko amefungua mdomo wake mkubwa.'],
  },
  rhino: {
    related: 'hippo',
    en: ['rhi·no', 'A heavy animal with thick skin', 'The rhino has a big horn on its nose.'],
    es: ['ri·no·ce·ron·te', 'Un animal pesado de piel gruesa', 'El rinoceronte tiene un cuerno en la nariz.'],
    sw: ['ki·fa·ru', 'Mnyama mzito mwenye ngozi nene', 'Kifaru ana pembe kubwa puani.'],
  },
  leopard: {
    related: 'lion',
    en: ['leop·ard', 'A fast wild animal that climbs trees', 'The leopard has black spots on its fur.'],
    es: ['le·o·par·do', 'Un felino rápido que trepa a los árboles', 'El leopardo tiene manchas negras.'],
    sw: ['chu·i', 'Mnyama mwepesi wa jamii ya paka', 'Chui ana madoadoa meusi.'],
  },
  crocodile: {
    related: 'hippo',
    en: [
      'croc·o·dile',
      'An animal with a long mouth full of teeth',
      'The crocodile waits quietly in the river.',
    ],
    es: [
      'co·co·dri·lo',
      'Un animal de boca larga con muchos dientes',
      'El cocodrilo espera quieto en el río.',
    ],
    sw: ['ma·mba', 'Mnyama mwenye mdomo mrefu na meno mengi', 'Mamba anasubiri kimya mtoni.'],
  },
  buffalo: {
    related: 'cow',
    en: ['buf·fa·lo', 'A big dark animal like a cow', 'The buffalo has wide curved horns.'],
    es: [
      'bú·fa·lo',
      'Un animal grande y oscuro, parecido a la vaca',
      'El búfalo tiene cuernos anchos y curvos.',
    ],
    sw: ['nya·ti', "Mnyama mweusi anayefanana na ng'ombe", 'Nyati ana pembe pana zilizopinda.'],
  },
  gorilla: {
    related: 'monkey',
    en: ['go·ril·la', 'The biggest and strongest ape', 'The gorilla beats its chest.'],
    es: ['go·ri·la', 'El simio más grande y fuerte', 'El gorila se golpea el pecho.'],
    sw: ['so·kwe', 'Mnyama mwenye nguvu anayefanana na binadamu', 'Sokwe anajipiga kifua.'],
  },
};
