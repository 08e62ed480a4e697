import type { Entries } from '../entry.ts';

export const kitchen: Entries = {
  spoon: {
    related: 'bowl',
    en: ['spoon', 'You use it to eat soup or porridge', 'I eat my soup with a spoon.'],
    es: ['cu·cha·ra', 'La usas para tomar sopa o avena', 'Tomo la sopa con una cuchara.'],
    sw: ['ki·ji·ko', 'Unakitumia kula supu au uji', 'Ninakunywa uji kwa kijiko.'],
  },
  knife: {
    related: 'plate',
    en: ['knife', 'A sharp tool for cutting food', 'Be careful because the knife is sharp.'],
    es: ['cu·chi·llo', 'Herramienta para cortar la comida', 'Ten cuidado porque el cuchillo corta.'],
    sw: ['ki·su', 'Kifaa cha jikoni cha kukatia', 'Kuwa mwangalifu kwa sababu kisu ni kikali.'],
  },
  plate: {
    related: 'spoon',
    en: ['plate', 'It is flat and round, for your food', 'I put the rice on my plate.'],
    es: ['pla·to', 'Es plano y redondo, para la comida', 'Sirvo el arroz en mi plato.'],
    sw: ['sa·ha·ni', 'Ni bapa na ya mviringo, huwekwa chakula', 'Ninaweka wali kwenye sahani.'],
  },
  cup: {
    related: 'tea',
    en: ['cup', 'You drink tea or milk from it', 'I drink warm milk from a cup.'],
    es: ['ta·za', 'En ella tomas té o leche', 'Tomo leche tibia en una taza.'],
    sw: ['ki·ko·mbe', 'Unakitumia kunywea chai au maziwa', 'Ninakunywa chai kwa kikombe.'],
  },
  bowl: {
    related: 'spoon',
    en: ['bowl', 'A deep round dish for soup', 'The hot soup is in the bowl.'],
    es: ['ta·zón', 'Un plato hondo para la sopa', 'La sopa caliente está en el tazón.'],
    sw: ['ba·ku·li', 'Chombo cha mviringo cha kuwekea supu', 'Supu ya moto imo ndani ya bakuli.'],
  },
  teapot: {
    related: 'tea',
    en: ['tea·pot', 'It has a spout and keeps a drink hot', 'Grandma pours tea from the teapot.'],
    es: ['te·te·ra', 'Tiene pico y guarda una bebida caliente', 'La abuela sirve el té de la tetera.'],
    sw: [
      'bi·ri·ka',
      'Chombo cha kutengenezea na kumiminia chai',
      'Bibi anamimina chai kutoka kwenye birika.',
    ],
  },
  pan: {
    related: 'egg',
    en: ['pan', 'It is flat with a handle, for frying', 'Dad fries an egg in the pan.'],
    es: ['sar·tén', 'Es plana y con mango, para freír', 'Papá fríe un huevo en la sartén.'],
    sw: ['ki·ka·a·ngo', 'Chombo bapa chenye mpini wa kushikia', 'Baba anakaanga yai kwenye kikaango.'],
  },
  pot: {
    related: 'pan',
    en: ['pot', 'We cook soup and beans in it', 'The soup boils in the pot.'],
    es: ['o·lla', 'En ella cocemos sopa y frijoles', 'La sopa hierve en la olla.'],
    sw: ['su·fu·ri·a', 'Tunapikia ugali na maharagwe ndani yake', 'Supu inachemka ndani ya sufuria.'],
  },
  'baby bottle': {
    related: 'milk',
    en: ['ba·by bot·tle', 'It holds milk for the smallest child', 'My little sister holds her baby bottle.'],
    es: ['bi·be·rón', 'Con él toma leche un niño muy pequeño', 'Mi hermanita toma leche en su biberón.'],
    sw: ['chu·pa ya m·to·to', 'Hutumika kumnywesha kichanga maziwa', 'Mama anaosha chupa ya mtoto.'],
  },
  chopsticks: {
    related: 'noodles',
    en: ['chop·sticks', 'Two thin sticks for eating', 'We eat noodles with chopsticks.'],
    es: ['pa·li·llos', 'Dos varitas finas para comer', 'Comemos fideos con palillos.'],
    sw: [
      'vi·ji·ti vya ku·li·a',
      'Vipande viwili vyembamba vya kushikia chakula',
      'Tunakula tambi kwa vijiti vya kulia.',
    ],
  },
  jar: {
    related: 'honey',
    en: ['jar', 'It is made of glass and has a lid', 'The honey is in a glass jar.'],
    es: ['fras·co', 'Es de vidrio y tiene tapa', 'La miel está en un frasco de vidrio.'],
    sw: ['chu·pa', 'Ni ya kioo na ina kifuniko', 'Asali imo ndani ya chupa.'],
  },
};
