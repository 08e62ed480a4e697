import type { Entries } from '../entry.ts';

export const plants: Entries = {
  plant: {
    related: 'leaf',
    en: ['plant', 'It grows from the soil and needs water', 'I water the plant every morning.'],
    es: ['plan·ta', 'Crece en la tierra y necesita agua', 'Riego la planta cada mañana.'],
    sw: ['m·me·a', 'Huota kwenye udongo na huhitaji maji', 'Ninamwagilia mmea maji kila asubuhi.'],
  },
  seedling: {
    related: 'plant',
    en: ['seed·ling', 'A baby plant with its first leaves', 'A seedling comes out of the soil.'],
    es: ['bro·te', 'Una planta bebé con sus primeras hojas', 'Un brote sale de la tierra.'],
    sw: ['m·che', 'Mmea mchanga wa kupandwa', 'Ninapanda mche wa mti.'],
  },
  'palm tree': {
    related: 'coconut',
    en: ['palm tree', 'A tall tree with leaves only on top', 'Coconuts grow on the palm tree.'],
    es: ['pal·me·ra', 'Un árbol alto con hojas solo arriba', 'Los cocos crecen en la palmera.'],
    sw: ['m·na·zi', 'Mti mrefu unaozaa nazi', 'Anapanda mnazi ili kuangua nazi.'],
  },
  'pine tree': {
    related: 'tree',
    en: ['pine tree', 'It has green needles all year', 'The pine tree has cones and needles.'],
    es: ['pi·no', 'Un árbol verde todo el año', 'El pino tiene hojas como agujas.'],
    sw: ['m·so·no·ba·ri', 'Mti wenye majani kama sindano', 'Msonobari ni wa kijani mwaka mzima.'],
  },
  cactus: {
    related: 'desert',
    en: ['cac·tus', 'A prickly plant that needs little water', 'The cactus grows in the hot desert.'],
    es: ['cac·tus', 'Una planta con espinas que bebe poca agua', 'El cactus crece en el desierto.'],
    sw: ['du·ngu·si', 'Mmea wenye miiba wa nchi kavu', 'Dungusi limeota jangwani.'],
  },
  rose: {
    related: 'flower',
    en: ['rose', 'A flower with thorns and a sweet smell', 'The red rose smells sweet.'],
    es: ['ro·sa', 'Una flor perfumada con espinas', 'La rosa roja huele muy bien.'],
    sw: ['wa·ri·di', 'Ua linalonukia lenye miiba', 'Waridi jekundu linanukia.'],
  },
  tulip: {
    related: 'flower',
    en: ['tu·lip', 'A spring flower shaped like a cup', 'The tulip opens in spring.'],
    es: ['tu·li·pán', 'Una flor con forma de copa', 'El tulipán se abre en primavera.'],
    sw: ['tu·li·pu', 'Ua lenye umbo la kikombe', 'Tulipu imechanua asubuhi.'],
  },
  'water lily': {
    related: 'frog',
    en: ['wa·ter lil·y', 'A flower that floats on a pond', 'A frog sits by the water lily.'],
    es: ['ne·nú·far', 'Una flor que flota en el estanque', 'Una rana descansa en el nenúfar.'],
    sw: ['yu·ngi·yu·ngi', 'Ua linaloelea bwawani', 'Chura amekaa karibu na yungiyungi.'],
  },
  bouquet: {
    related: 'rose',
    en: ['bou·quet', 'Many flowers tied together', 'I give Mother a bouquet of roses.'],
    es: ['ra·mo', 'Muchas flores atadas juntas', 'Le doy a mamá un ramo de rosas.'],
    sw: ['sha·da la ma·u·a', 'Fungu la waridi lililofungwa pamoja', 'Ninampa mama shada la maua.'],
  },
  branch: {
    related: 'tree',
    en: ['branch', 'An arm of a tree', 'The bird sits on a branch.'],
    es: ['ra·ma', 'Un brazo del árbol', 'El pájaro se posa en una rama.'],
    sw: ['ta·wi', 'Mkono wa mti', 'Ndege ametua kwenye tawi.'],
  },
  log: {
    related: 'fire',
    en: ['log', 'A thick piece of a fallen tree', 'We sit on a log by the fire.'],
    es: ['tron·co', 'Parte gruesa de un árbol', 'Nos sentamos en un tronco.'],
    sw: ['go·go', 'Kipande kinene cha mti', 'Tunaketi juu ya gogo.'],
  },
};
