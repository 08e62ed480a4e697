import type { Entries } from '../entry.ts';

export const town: Entries = {
  school: {
    related: 'teacher',
    en: ['school', 'A place where children learn', 'We learn to read at school.'],
    es: ['es·cue·la', 'Un lugar donde los niños aprenden', 'Aprendemos a leer en la escuela.'],
    sw: ['shu·le', 'Mahali ambapo watoto hujifunza', 'Tunajifunza kusoma katika shule yetu.'],
  },
  church: {
    related: 'bell',
    en: ['church', 'Christians pray and sing there', 'The bells of the church ring on Sunday.'],
    es: ['i·gle·sia', 'Allí rezan y cantan los cristianos', 'Las campanas de la iglesia suenan el domingo.'],
    sw: ['ka·ni·sa', 'Wakristo huomba na kuimba humo', 'Jumapili kengele za kanisa hulia.'],
  },
  mosque: {
    related: 'church',
    en: ['mosque', 'Muslims pray there', 'We take off our shoes in the mosque.'],
    es: ['mez·qui·ta', 'Allí rezan los musulmanes', 'Nos quitamos los zapatos en la mezquita.'],
    sw: ['m·si·ki·ti', 'Waislamu huswali humo', 'Tunavua viatu kabla ya kuingia katika msikiti.'],
  },
  building: {
    related: 'city',
    en: ['build·ing', 'It has walls, a roof and many floors', 'The tall building has ten floors.'],
    es: ['e·di·fi·cio', 'Tiene paredes, techo y muchos pisos', 'El edificio alto tiene diez pisos.'],
    sw: ['je·ngo', 'Lina kuta, paa na orofa nyingi', 'Jengo refu lina orofa kumi.'],
  },
  hotel: {
    related: 'bed',
    en: ['ho·tel', 'Travelers pay to sleep there', 'On our trip we sleep in a hotel.'],
    es: ['ho·tel', 'Los viajeros pagan por dormir allí', 'En el viaje dormimos en un hotel.'],
    sw: ['ho·te·li', 'Wasafiri hulipa ili kulala humo', 'Safarini tulilala kwenye hoteli.'],
  },
  factory: {
    related: 'building',
    en: ['fac·to·ry', 'Many things are made there by machines', 'Smoke rises from the factory.'],
    es: ['fá·bri·ca', 'Allí las máquinas hacen muchas cosas', 'En la fábrica hacen zapatos.'],
    sw: ['ki·wa·nda', 'Mashine hutengeneza vitu vingi humo', 'Viatu vinatengenezwa kwenye kiwanda.'],
  },
  hut: {
    related: 'house',
    en: ['hut', 'A small, simple house', 'The little hut has a grass roof.'],
    es: ['cho·za', 'Una casa pequeña y sencilla', 'La choza tiene techo de paja.'],
    sw: ['ki·ba·nda', 'Nyumba ndogo ya kawaida', 'Kibanda kina paa la nyasi.'],
  },
  stadium: {
    related: 'ball',
    en: ['sta·di·um', 'Thousands of fans watch games there', 'We watch soccer in the stadium.'],
    es: ['es·ta·dio', 'Allí mucha gente mira los partidos', 'Vemos el partido en el estadio.'],
    sw: [
      'u·wa·nja wa mi·che·zo',
      'Watu wengi hutazama mpira hapo',
      'Tunatazama mpira katika uwanja wa michezo.',
    ],
  },
  fountain: {
    related: 'water',
    en: ['foun·tain', 'Water jumps up from it in the park', 'Birds drink from the fountain.'],
    es: ['fuen·te', 'De ella salta el agua en el parque', 'Los pájaros beben en la fuente.'],
    sw: ['chem·che·mi', 'Maji hububujika kutoka hapo', 'Ndege wanakunywa maji ya chemchemi.'],
  },
  mailbox: {
    related: 'envelope',
    en: ['mail·box', 'You drop your letters into it', 'I put the letter in the mailbox.'],
    es: ['bu·zón', 'En él echas tus cartas', 'Echo la carta en el buzón.'],
    sw: [
      'sa·ndu·ku la ba·ru·a',
      'Tunaweka bahasha ndani yake zitumwe',
      'Ninaweka bahasha kwenye sanduku la barua.',
    ],
  },
  crane: {
    related: 'building',
    en: ['crane', 'A tall machine that lifts heavy things', 'The crane lifts a heavy wall.'],
    es: ['grú·a', 'Una máquina alta que levanta cosas pesadas', 'La grúa levanta una viga pesada.'],
    sw: ['win·chi', 'Mashine ndefu ya kuinua vitu vizito', 'Winchi inainua mzigo mzito.'],
  },
  'gas pump': {
    related: 'car',
    en: ['gas pump', 'Cars stop there to fill up', 'The driver stops at the gas pump.'],
    es: [
      'bom·ba de ga·so·li·na',
      'Allí se llena el tanque del carro',
      'El chofer para en la bomba de gasolina.',
    ],
    sw: ['pam·pu ya ma·fu·ta', 'Gari hujazwa petroli hapo', 'Dereva amesimama kwenye pampu ya mafuta.'],
  },
};
