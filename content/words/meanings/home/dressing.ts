import type { Entries } from '../entry.ts';

export const dressing: Entries = {
  umbrella: {
    related: 'rain',
    en: ['um·brel·la', 'It keeps you dry in bad weather', 'I open my umbrella when it rains.'],
    es: ['pa·ra·guas', 'Lo abres para no mojarte', 'Abro el paraguas cuando llueve.'],
    sw: ['mwa·vu·li', 'Hukukinga usilowe wakati wa mvua', 'Ninafungua mwavuli mvua inaponyesha.'],
  },
  glasses: {
    related: 'eye',
    en: ['glass·es', 'They help your eyes to see well', 'Grandpa reads with his glasses on.'],
    es: ['len·tes', 'Ayudan a tus ojos a ver bien', 'El abuelo lee con sus lentes.'],
    sw: ['mi·wa·ni', 'Husaidia macho kuona vizuri', 'Babu anasoma akivaa miwani.'],
  },
  sunglasses: {
    related: 'sun',
    en: ['sun·glass·es', 'They are dark and protect your eyes', 'I wear sunglasses on a bright day.'],
    es: ['len·tes de sol', 'Son oscuros y cuidan los ojos', 'Uso lentes de sol en la playa.'],
    sw: ['mi·wa·ni ya ju·a', 'Ni nyeusi na hukinga macho', 'Ninavaa miwani ya jua ufuoni.'],
  },
  ring: {
    related: 'finger',
    en: ['ring', 'A small circle you wear on a finger', 'Mother wears a gold ring.'],
    es: ['a·ni·llo', 'Un aro pequeño que va en el dedo', 'Mamá lleva un anillo de oro.'],
    sw: ['pe·te', 'Ni ya mviringo na huvaliwa kidoleni', 'Mama amevaa pete ya dhahabu.'],
  },
  handbag: {
    related: 'purse',
    en: ['hand·bag', 'Mother keeps her keys and money in it', 'Mother carries her handbag on her shoulder.'],
    es: ['bol·so', 'Mamá guarda en él llaves y dinero', 'Mamá lleva su bolso al hombro.'],
    sw: ['m·ko·ba', 'Mama huweka pesa na funguo ndani yake', 'Mama amebeba mkoba begani.'],
  },
  suitcase: {
    related: 'airplane',
    en: ['suit·case', 'You fill it with clothes before a trip', 'I pack my suitcase for the trip.'],
    es: ['ma·le·ta', 'La llenas de ropa antes de viajar', 'Hago la maleta para el viaje.'],
    sw: [
      'sa·ndu·ku la sa·fa·ri',
      'Hujazwa nguo kabla ya kusafiri',
      'Ninapakia nguo kwenye sanduku la safari.',
    ],
  },
  swimsuit: {
    related: 'beach',
    en: ['swim·suit', 'You wear it in the water', 'I wear my swimsuit at the pool.'],
    es: ['tra·je de ba·ño', 'Te lo pones para nadar', 'Llevo mi traje de baño a la playa.'],
    sw: ['va·zi la ku·o·ge·le·a', 'Nguo ya kuvaa ndani ya bwawa', 'Ninavaa vazi la kuogelea bwawani.'],
  },
  helmet: {
    related: 'bicycle',
    en: ['hel·met', 'It is hard and protects your head', 'Wear a helmet on your bicycle.'],
    es: ['cas·co', 'Es duro y protege la cabeza', 'Usa casco cuando montes en bicicleta.'],
    sw: ['hel·me·ti', 'Kofia ngumu inayokinga kichwa', 'Vaa helmeti unapoendesha baiskeli.'],
  },
  bow: {
    related: 'gift',
    en: ['bow', 'A ribbon tied in two loops', 'She has a red bow in her hair.'],
    es: ['mo·ño', 'Una cinta atada con dos lazos', 'Lleva un moño rojo en el pelo.'],
    sw: ['u·te·pe', 'Kitambaa chembamba cha kufunga au kupamba', 'Amefunga utepe mwekundu kwenye nywele.'],
  },
};
