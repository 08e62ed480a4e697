import type { Entries } from '../entry.ts';

export const earth: Entries = {
  world: {
    related: 'map',
    en: ['world', 'All the countries and seas together', 'Children live all over the world.'],
    es: ['mun·do', 'Todos los países y mares juntos', 'Hay niños en todo el mundo.'],
    sw: ['du·ni·a', 'Nchi zote na bahari zote pamoja', 'Jua huangaza dunia yetu.'],
  },
  map: {
    related: 'compass',
    en: ['map', 'A drawing that shows where places are', 'I find my country on the map.'],
    es: ['ma·pa', 'Un dibujo que muestra los lugares', 'Busco mi país en el mapa.'],
    sw: ['ra·ma·ni', 'Mchoro unaoonyesha nchi na miji', 'Ninatafuta nchi yetu kwenye ramani.'],
  },
  compass: {
    related: 'map',
    en: ['com·pass', 'Its needle points to the north', 'The compass shows us the north.'],
    es: ['brú·ju·la', 'Su aguja señala el norte', 'La brújula nos muestra el norte.'],
    sw: ['di·ra', 'Mshale wake huelekea kaskazini', 'Dira inatuonyesha kaskazini.'],
  },
  volcano: {
    related: 'mountain',
    en: ['vol·ca·no', 'A mountain with fire inside', 'Smoke comes out of the volcano.'],
    es: ['vol·cán', 'Una montaña con fuego por dentro', 'Sale humo del volcán.'],
    sw: ['vol·ka·no', 'Mlima wenye moto ndani', 'Moshi unatoka kwenye volkano.'],
  },
  desert: {
    related: 'camel',
    en: ['des·ert', 'A dry place with sand and little rain', 'It almost never rains in the desert.'],
    es: ['de·sier·to', 'Un lugar seco con mucha arena', 'Casi nunca llueve en el desierto.'],
    sw: ['ja·ngwa', 'Mahali pakavu penye mchanga mwingi', 'Mvua hainyeshi sana kwenye jangwa.'],
  },
  island: {
    related: 'beach',
    en: ['is·land', 'Land with water all around', 'We reach the island by boat.'],
    es: ['is·la', 'Tierra con agua por todos lados', 'Llegamos a la isla en barco.'],
    sw: ['ki·si·wa', 'Nchi iliyozungukwa na maji', 'Tunafika kwenye kisiwa kwa mashua.'],
  },
  beach: {
    related: 'wave',
    en: ['beach', 'Sand beside the sea', 'We build a sand castle on the beach.'],
    es: ['pla·ya', 'Arena junto al mar', 'Hacemos un castillo de arena en la playa.'],
    sw: ['u·fu·o', 'Mchanga ulio kando ya bahari', 'Watoto wanacheza kwenye ufuo wa bahari.'],
  },
  road: {
    related: 'car',
    en: ['road', 'Cars and buses drive on it', 'Look both ways before you cross the road.'],
    es: ['ca·rre·te·ra', 'Por ella van carros y autobuses', 'Muchos carros pasan por la carretera.'],
    sw: [
      'ba·ra·ba·ra',
      'Magari na mabasi hupita juu yake',
      'Tazama kulia na kushoto kabla ya kuvuka barabara.',
    ],
  },
  bridge: {
    related: 'road',
    en: ['bridge', 'It takes you over the river', 'We cross the river on the bridge.'],
    es: ['puen·te', 'Te deja pasar sobre el río', 'Cruzamos el río por el puente.'],
    sw: ['da·ra·ja', 'Hukuwezesha kuvuka mto', 'Tunavuka mto juu ya daraja.'],
  },
  city: {
    related: 'building',
    en: ['cit·y', 'A place with many streets and people', 'The city has tall buildings.'],
    es: ['ciu·dad', 'Un lugar con muchas calles y gente', 'La ciudad tiene edificios altos.'],
    sw: ['ji·ji', 'Mji mkubwa wenye watu wengi', 'Nairobi ni jiji kubwa.'],
  },
  hole: {
    related: 'mouse',
    en: ['hole', 'An opening dug in the ground', 'The mouse runs into its hole.'],
    es: ['ho·yo', 'Una abertura en el suelo', 'El ratón entra en su hoyo.'],
    sw: ['shi·mo', 'Uwazi uliochimbwa ardhini', 'Panya ameingia ndani ya shimo.'],
  },
  tent: {
    related: 'mountain',
    en: ['tent', 'A little house of cloth for camping', 'We sleep in a tent under the stars.'],
    es: ['car·pa', 'Una casita de tela para acampar', 'Dormimos en una carpa bajo las estrellas.'],
    sw: ['he·ma', 'Nyumba ndogo ya kitambaa', 'Tunalala ndani ya hema porini.'],
  },
};
