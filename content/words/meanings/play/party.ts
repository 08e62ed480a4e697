import type { Entries } from '../entry.ts';

export const party: Entries = {
  circus: {
    related: 'ticket',
    en: ['cir·cus', 'A show with clowns under a big tent', 'The clowns make us laugh at the circus.'],
    es: ['cir·co', 'Un espectáculo con payasos', 'Los payasos del circo nos hacen reír.'],
    sw: ['sa·ra·ka·si', 'Michezo ya kuruka na kuchekesha', 'Tulicheka sana kwenye sarakasi.'],
  },
  carousel: {
    related: 'horse',
    en: ['car·ou·sel', 'You ride round and round on it', 'I sit on a horse of the carousel.'],
    es: ['ca·rru·sel', 'Gira y gira con caballitos', 'Me subo a un caballito del carrusel.'],
    sw: [
      'fa·ra·si wa be·mbe·a',
      'Kifaa cha kuchezea kinachozunguka na watoto',
      'Ninampanda farasi wa bembea.',
    ],
  },
  'Ferris wheel': {
    related: 'carousel',
    en: ['Fer·ris wheel', 'It lifts you high above the fair', 'From the Ferris wheel I see the whole town.'],
    es: ['rue·da de la for·tu·na', 'Gira y te sube muy alto', 'Veo todo desde la rueda de la fortuna.'],
    sw: ['gu·ru·du·mu la bu·ru·da·ni', 'Hukuinua juu na kukushusha tena', 'Tumepanda gurudumu la burudani.'],
  },
  'roller coaster': {
    related: 'Ferris wheel',
    en: ['roll·er coast·er', 'A wild ride, fast up and down', 'We scream on the roller coaster.'],
    es: ['mon·ta·ña ru·sa', 'Un tren que sube y baja muy rápido', 'Gritamos en la montaña rusa.'],
    sw: [
      'ro·la kos·ta',
      'Treni ya kuchezea inayopanda na kushuka kasi',
      'Tunapiga kelele kwenye rola kosta.',
    ],
  },
  slide: {
    related: 'ladder',
    en: ['slide', 'You climb up and whoosh down', 'I climb up and go down the slide.'],
    es: ['to·bo·gán', 'Subes y bajas resbalando', 'Me deslizo por el tobogán.'],
    sw: ['m·te·le·zo', 'Unapanda kisha unashuka kwa kasi', 'Watoto wanashuka kwenye mtelezo.'],
  },
  ticket: {
    related: 'bus',
    en: ['tick·et', 'Paper that lets you ride or go in', 'I show my ticket to the driver.'],
    es: ['bo·le·to', 'Papel que te deja entrar o viajar', 'Muestro mi boleto al chofer.'],
    sw: ['ti·ke·ti', 'Karatasi ya kuruhusu kuingia au kusafiri', 'Ninamwonyesha kondakta tiketi yangu.'],
  },
  popcorn: {
    related: 'corn',
    en: ['pop·corn', 'Corn that bursts open in the heat', 'We eat popcorn at the movies.'],
    es: [
      'pa·lo·mi·tas de ma·íz',
      'Granos que revientan con el calor',
      'Comemos palomitas de maíz en el cine.',
    ],
    sw: ['bi·si', 'Mahindi yaliyopasuka kwa joto', 'Tunakula bisi tukitazama filamu.'],
  },
  piñata: {
    related: 'candy',
    en: ['pi·ña·ta', 'Children hit it until candy falls out', 'We break the piñata at the party.'],
    es: ['pi·ña·ta', 'La rompen y caen dulces', 'Rompemos la piñata en la fiesta.'],
    sw: ['pi·nya·ta', 'Hupasuliwa na peremende zikaanguka', 'Tunapasua pinyata kwenye sherehe.'],
  },
  confetti: {
    related: 'balloon',
    en: ['con·fet·ti', 'Bits of bright paper thrown at parties', 'We throw confetti at the party.'],
    es: ['con·fe·ti', 'Papelitos de colores de las fiestas', 'Lanzamos confeti en la fiesta.'],
    sw: ['kon·fe·ti', 'Vipande vya karatasi vya rangi nyingi', 'Tunarusha konfeti kwenye sherehe.'],
  },
  fireworks: {
    related: 'star',
    en: ['fire·works', 'Bright sparks in the night sky', 'The fireworks light up the night.'],
    es: [
      'fue·gos ar·ti·fi·cia·les',
      'Luces de colores que estallan en el cielo',
      'Los fuegos artificiales iluminan la noche.',
    ],
    sw: ['fa·ta·ki', 'Hulipuka angani kwa rangi nzuri', 'Usiku tulitazama fataki angani.'],
  },
};
