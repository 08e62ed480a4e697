import type { Entries } from '../entry.ts';

export const weather: Entries = {
  cloud: {
    related: 'rain',
    en: ['cloud', 'It floats in the sky and can bring rain', 'A dark cloud brings the rain.'],
    es: ['nu·be', 'Flota en el cielo y puede traer lluvia', 'Una nube gris trae la lluvia.'],
    sw: ['wi·ngu', 'Huelea angani na huleta mvua', 'Wingu jeusi litaleta mvua.'],
  },
  rain: {
    related: 'umbrella',
    en: ['rain', 'Water that falls from the clouds', 'The rain makes the plants grow.'],
    es: ['llu·via', 'Agua que cae de las nubes', 'La lluvia hace crecer las plantas.'],
    sw: ['mvu·a', 'Maji yanayoanguka kutoka mawinguni', 'Mimea hukua vizuri mvua inaponyesha.'],
  },
  rainbow: {
    related: 'sun',
    en: ['rain·bow', 'Bright stripes that curve across the sky', 'Look at the rainbow after the rain.'],
    es: ['ar·co·í·ris', 'Una curva de colores en el cielo', 'Mira el arcoíris después de la lluvia.'],
    sw: ['u·pi·nde wa mvu·a', 'Rangi saba zinazopinda angani', 'Tazama ule upinde wa mvua angani.'],
  },
  lightning: {
    related: 'rain',
    en: ['light·ning', 'A bright flash in a storm', 'The lightning comes before the thunder.'],
    es: ['ra·yo', 'Una luz fuerte durante la tormenta', 'El rayo brilla antes del trueno.'],
    sw: ['ra·di', 'Mwanga mkali na ngurumo za mawinguni', 'Tuliona radi kabla ya mvua kubwa.'],
  },
  snow: {
    related: 'ice',
    en: ['snow', 'White flakes that fall when it is cold', 'The mountain is white with snow.'],
    es: ['nie·ve', 'Copos blancos que caen cuando hace frío', 'La montaña está blanca de nieve.'],
    sw: ['the·lu·ji', 'Huanguka ikiwa nyeupe penye baridi kali', 'Mlima Kenya una theluji kileleni.'],
  },
  snowflake: {
    related: 'snow',
    en: ['snow·flake', 'A tiny white star of ice', 'A snowflake melts on my hand.'],
    es: ['co·po de nie·ve', 'Una estrellita blanca de hielo', 'Un copo de nieve se derrite en mi mano.'],
    sw: ['che·mbe ya the·lu·ji', 'Nyota ndogo nyeupe ya barafu', 'Chembe ya theluji inayeyuka mkononi.'],
  },
  snowman: {
    related: 'snow',
    en: ['snow·man', 'A cold white figure that children build', 'The snowman has a carrot for a nose.'],
    es: [
      'mu·ñe·co de nie·ve',
      'Figura blanca y fría que hacen los niños',
      'El muñeco de nieve tiene nariz de zanahoria.',
    ],
    sw: ['m·tu wa the·lu·ji', 'Sanamu nyeupe ambayo watoto hutengeneza', 'Mtu wa theluji ana pua ya karoti.'],
  },
  ice: {
    related: 'snow',
    en: ['ice', 'Water that is frozen hard', 'I put ice in my juice.'],
    es: ['hie·lo', 'Agua congelada y dura', 'Pongo hielo en mi jugo.'],
    sw: ['ba·ra·fu', 'Maji yaliyoganda yakawa magumu', 'Ninaweka barafu kwenye juisi.'],
  },
  tornado: {
    related: 'cloud',
    en: ['tor·na·do', 'A strong wind that spins like a top', 'The tornado spins and breaks trees.'],
    es: ['tor·na·do', 'Un viento muy fuerte que gira', 'El tornado gira y arranca árboles.'],
    sw: ['ki·mbu·nga', 'Upepo mkali sana unaozunguka', "Kimbunga kimeng'oa miti."],
  },
  sunrise: {
    related: 'sun',
    en: ['sun·rise', 'The first light of the morning', 'We wake up at sunrise.'],
    es: ['a·ma·ne·cer', 'La primera luz de la mañana', 'Nos levantamos al amanecer.'],
    sw: ['ma·che·o', 'Mwanga wa kwanza wa asubuhi', 'Tunaamka wakati wa macheo.'],
  },
};
