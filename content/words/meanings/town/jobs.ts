import type { Entries } from '../entry.ts';

export const jobs: Entries = {
  teacher: {
    related: 'school',
    en: ['teach·er', 'A person who helps you learn', 'My teacher writes on the board.'],
    es: ['ma·es·tro', 'Persona que te ayuda a aprender', 'Mi maestro escribe en la pizarra.'],
    sw: ['mwa·li·mu', 'Mtu anayekufundisha kusoma', 'Mwalimu anaandika ubaoni.'],
  },
  doctor: {
    related: 'hospital',
    en: ['doc·tor', 'A person who makes sick people well', 'The doctor listens to my heart.'],
    es: ['doc·tor', 'Persona que cura a los enfermos', 'El doctor escucha mi corazón.'],
    sw: ['dak·ta·ri', 'Mtu anayewatibu wagonjwa', 'Daktari anasikiliza moyo wangu.'],
  },
  farmer: {
    related: 'tractor',
    en: ['farm·er', 'A person who grows our food', 'The farmer plants corn in the field.'],
    es: ['a·gri·cul·tor', 'Persona que cultiva nuestra comida', 'El agricultor siembra maíz en el campo.'],
    sw: ['m·ku·li·ma', 'Mtu anayelima chakula chetu', 'Mkulima anapanda mahindi shambani.'],
  },
  cook: {
    related: 'pot',
    en: ['cook', 'A person who makes our meals', 'The cook stirs the soup.'],
    es: ['co·ci·ne·ro', 'Persona que prepara la comida', 'El cocinero prueba la sopa.'],
    sw: ['m·pi·shi', 'Mtu anayetuandalia chakula', 'Mpishi anakoroga supu.'],
  },
  firefighter: {
    related: 'fire truck',
    en: [
      'fire·fight·er',
      'A person who saves us when a house burns',
      'The firefighter sprays water on the flames.',
    ],
    es: ['bom·be·ro', 'Persona que nos salva en un incendio', 'El bombero echa agua a las llamas.'],
    sw: ['m·zi·ma·mo·to', 'Mtu anayetuokoa nyumba inapoungua', 'Mzimamoto anamwaga maji kwenye moto.'],
  },
  'police officer': {
    related: 'police car',
    en: ['po·lice of·fi·cer', 'A person who keeps the town safe', 'The police officer stops the cars.'],
    es: ['po·li·cí·a', 'Persona que cuida la ciudad', 'El policía detiene los carros.'],
    sw: ['po·li·si', 'Mtu anayelinda usalama wa watu', 'Polisi anasimamisha magari.'],
  },
  builder: {
    related: 'wall',
    en: ['build·er', 'A person who makes houses', 'The builder lays brick upon brick.'],
    es: ['al·ba·ñil', 'Persona que construye casas', 'El albañil pone ladrillo sobre ladrillo.'],
    sw: ['m·je·nzi', 'Mtu anayetengeneza nyumba', 'Mjenzi anapanga matofali.'],
  },
  mechanic: {
    related: 'car',
    en: ['me·chan·ic', 'A person who repairs cars', 'The mechanic fixes the engine.'],
    es: ['me·cá·ni·co', 'Persona que repara carros', 'El mecánico arregla el motor.'],
    sw: ['ma·ka·ni·ka', 'Fundi wa kutengeneza magari', 'Makanika anatengeneza injini.'],
  },
  pilot: {
    related: 'airplane',
    en: ['pi·lot', 'A person who flies a plane', 'The pilot sees the clouds from above.'],
    es: ['pi·lo·to', 'Persona que maneja un avión', 'El piloto ve las nubes desde arriba.'],
    sw: ['ru·ba·ni', 'Mtu anayeendesha ndege', 'Rubani anaona mawingu kutoka juu.'],
  },
  scientist: {
    related: 'microscope',
    en: ['sci·en·tist', 'A person who finds out how things work', 'The scientist looks into the microscope.'],
    es: [
      'cien·tí·fi·co',
      'Persona que estudia cómo funciona el mundo',
      'El científico mira por el microscopio.',
    ],
    sw: ['mwa·na·sa·yan·si', 'Mtu anayechunguza mambo ya dunia', 'Mwanasayansi anatazama kwenye hadubini.'],
  },
  painter: {
    related: 'paintbrush',
    en: ['paint·er', 'A person who makes pictures', 'The painter mixes red and blue.'],
    es: ['pin·tor', 'Persona que hace cuadros', 'El pintor mezcla rojo y azul.'],
    sw: ['m·cho·ra·ji', 'Mtu anayetengeneza picha kwa rangi', 'Mchoraji anachanganya rangi.'],
  },
  singer: {
    related: 'microphone',
    en: ['sing·er', 'A person who makes music with the voice', 'The singer holds a microphone.'],
    es: ['can·tan·te', 'Persona que hace música con la voz', 'La cantante lleva un micrófono.'],
    sw: ['mwi·mba·ji', 'Mtu anayetumbuiza kwa sauti yake', 'Mwimbaji ameshika maikrofoni.'],
  },
  judge: {
    related: 'police officer',
    en: ['judge', 'A person who decides what is fair', 'The judge listens to both sides.'],
    es: ['juez', 'Persona que decide lo que es justo', 'El juez escucha a las dos partes.'],
    sw: ['ha·ki·mu', 'Mtu anayeamua kesi kwa haki', 'Hakimu anasikiliza pande zote mbili.'],
  },
};
