import type { Entries } from '../entry.ts';

export const outside: Entries = {
  sun: {
    related: 'moon',
    en: ['sun', 'It gives us light and warmth by day', 'The sun rises in the morning.'],
    es: ['sol', 'Nos da luz y calor de día', 'El sol sale por la mañana.'],
    sw: ['ju·a', 'Hutupa mwanga na joto mchana', 'Asubuhi jua huchomoza mashariki.'],
  },
  moon: {
    related: 'star',
    en: ['moon', 'It shines at night and changes its shape', 'Tonight the moon is round and full.'],
    es: ['lu·na', 'Brilla de noche y cambia de forma', 'Hoy la luna está redonda y llena.'],
    sw: ['mwe·zi', 'Huangaza usiku na hubadilika umbo', 'Usiku huu mwezi unaangaza sana.'],
  },
  star: {
    related: 'moon',
    en: ['star', 'A tiny light far away in the night sky', 'I see a star twinkle in the sky.'],
    es: ['es·tre·lla', 'Una lucecita lejana en el cielo de noche', 'Veo una estrella brillar en el cielo.'],
    sw: ['nyo·ta', 'Nuru ndogo ya mbali angani usiku', 'Ninaona nyota moja ikimetameta angani.'],
  },
  fire: {
    related: 'water',
    en: ['fire', 'It is hot and bright, and it burns', 'We sit around the fire to get warm.'],
    es: ['fue·go', 'Es caliente, brilla y quema', 'Nos sentamos junto al fuego para calentarnos.'],
    sw: ['mo·to', 'Huwaka, hutoa joto na huunguza', 'Tunaota moto wakati wa baridi.'],
  },
  water: {
    related: 'fish',
    en: ['wa·ter', 'You drink it and you wash in it', 'I drink water when I am thirsty.'],
    es: ['a·gua', 'La bebes y te lavas con ella', 'Bebo agua cuando tengo sed.'],
    sw: ['ma·ji', 'Tunayanywa na kuyatumia kuoga', 'Ninakunywa maji nikiwa na kiu.'],
  },
  tree: {
    related: 'bird',
    en: ['tree', 'A tall plant with a trunk and branches', 'The birds nest in a tall tree.'],
    es: ['ár·bol', 'Una planta alta con tronco y ramas', 'Los pájaros anidan en un árbol alto.'],
    sw: ['m·ti', 'Mmea mrefu wenye shina na matawi', 'Ndege wamejenga kiota kwenye mti mrefu.'],
  },
  leaf: {
    related: 'tree',
    en: ['leaf', 'A flat green part of a plant', 'A green leaf falls from the branch.'],
    es: ['ho·ja', 'Parte plana y verde de una planta', 'Una hoja verde cae de la rama.'],
    sw: ['ja·ni', 'Sehemu bapa ya kijani ya mmea', 'Jani limeanguka kutoka tawini.'],
  },
  flower: {
    related: 'bee',
    en: ['flow·er', 'The pretty part of a plant that smells sweet', 'The bee lands on a yellow flower.'],
    es: ['flor', 'La parte bonita y perfumada de la planta', 'La abeja se posa en una flor amarilla.'],
    sw: ['u·a', 'Sehemu nzuri ya mmea inayonukia', 'Nyuki ametua kwenye ua la njano.'],
  },
  mushroom: {
    related: 'tree',
    en: [
      'mush·room',
      'It stands on the ground like a tiny umbrella',
      'A small mushroom grows under the tree.',
    ],
    es: ['hon·go', 'Parece un paraguas pequeño en el suelo', 'Un hongo pequeño crece bajo el árbol.'],
    sw: ['u·yo·ga', 'Huota ardhini ukifanana na mwavuli mdogo', 'Uyoga umeota chini ya mti.'],
  },
  mountain: {
    related: 'cloud',
    en: ['moun·tain', 'Very high land, much higher than a hill', 'We climbed the mountain to the top.'],
    es: ['mon·ta·ña', 'Tierra muy alta, más alta que un cerro', 'Subimos la montaña hasta la cima.'],
    sw: ['m·li·ma', 'Sehemu ya nchi iliyoinuka juu sana', 'Tulipanda mlima mrefu hadi kileleni.'],
  },
  stone: {
    related: 'mountain',
    en: ['stone', 'It is hard and lies on the ground', 'I throw a stone into the river.'],
    es: ['pie·dra', 'Es dura y la encuentras en el suelo', 'Lanzo una piedra al río.'],
    sw: ['ji·we', 'Kitu kigumu kinachopatikana ardhini', 'Ninarusha jiwe dogo mtoni.'],
  },
};
