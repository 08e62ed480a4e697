import type { Entries } from '../entry.ts';

export const clothes: Entries = {
  shirt: {
    related: 'pants',
    en: ['shirt', 'You wear it over your chest and arms', 'This shirt has short sleeves.'],
    es: ['ca·mi·se·ta', 'Ropa que cubre el pecho y la espalda', 'Mi camiseta tiene mangas cortas.'],
    sw: ['fu·la·na', 'Nguo inayofunika kifua na mgongo', 'Fulana ina mikono mifupi.'],
  },
  dress: {
    related: 'bow',
    en: ['dress', 'A top and a skirt in one piece', 'My sister wears a long dress.'],
    es: ['ves·ti·do', 'Ropa de una pieza, con falda', 'Mi hermana lleva un vestido largo.'],
    sw: ['ga·u·ni', 'Nguo ndefu ya wasichana na wanawake', 'Dada amevaa gauni refu zuri.'],
  },
  pants: {
    related: 'shirt',
    en: ['pants', 'You wear them on both legs', 'My pants have two pockets.'],
    es: ['pan·ta·lón', 'Ropa que cubre las dos piernas', 'Mi pantalón tiene dos bolsillos.'],
    sw: ['su·ru·a·li', 'Nguo inayofunika miguu yote miwili', 'Suruali ina mifuko miwili.'],
  },
  shorts: {
    related: 'pants',
    en: ['shorts', 'They cover your legs down to the knees', 'I wear shorts when it is hot.'],
    es: [
      'pan·ta·lón cor·to',
      'Cubre las piernas hasta las rodillas',
      'Uso pantalón corto cuando hace calor.',
    ],
    sw: ['kap·tu·la', 'Nguo inayoishia magotini', 'Ninavaa kaptula wakati wa joto.'],
  },
  socks: {
    related: 'shoe',
    en: ['socks', 'You wear them inside your shoes', 'I put on socks before my shoes.'],
    es: [
      'cal·ce·ti·nes',
      'Van en los pies, dentro de los zapatos',
      'Me pongo calcetines antes que los zapatos.',
    ],
    sw: ['sok·si', 'Huvaliwa miguuni ndani ya viatu', 'Ninavaa soksi kabla ya viatu.'],
  },
  shoe: {
    related: 'socks',
    en: ['shoe', 'You wear it on your foot to walk', 'I tie the lace of my shoe.'],
    es: ['za·pa·to', 'Lo llevas en el pie para caminar', 'Amarro el cordón de mi zapato.'],
    sw: ['ki·a·tu', 'Hukinga mguu wako unapotembea', 'Ninafunga kamba ya kiatu changu.'],
  },
  boot: {
    related: 'shoe',
    en: ['boot', 'It is strong and covers your ankle', 'My boot is full of mud.'],
    es: ['bo·ta', 'Es fuerte y cubre el tobillo', 'Mi bota está llena de barro.'],
    sw: ['bu·ti', 'Kiatu kigumu kinachofunika kifundo', 'Buti limejaa matope.'],
  },
  'flip-flop': {
    related: 'beach',
    en: ['flip-·flop', 'A light, open shoe for the beach', 'I lost a flip-flop at the beach.'],
    es: ['chan·cla', 'Un calzado ligero y abierto', 'Perdí una chancla en la playa.'],
    sw: ['nda·ra', 'Kiatu chepesi kilicho wazi', 'Nimepoteza ndara moja ufuoni.'],
  },
  cap: {
    related: 'sun',
    en: ['cap', 'It sits on your head and shades your eyes', 'My cap keeps the sun off my face.'],
    es: ['go·rra', 'Va en la cabeza y tiene visera', 'La gorra me protege del sol.'],
    sw: ['ko·fi·a', 'Vazi la kuvaa kichwani', 'Kofia inanikinga na jua.'],
  },
  hat: {
    related: 'cap',
    en: ['hat', 'It has a wide brim all around', 'Grandma wears a straw hat.'],
    es: ['som·bre·ro', 'Tiene un ala ancha y da sombra', 'La abuela usa un sombrero de paja.'],
    sw: ['ko·fi·a pa·na', 'Hukinga uso na shingo dhidi ya jua', 'Bibi amevaa kofia pana shambani.'],
  },
  gloves: {
    related: 'hand',
    en: ['gloves', 'They cover your hands and fingers', 'I wear gloves on my cold hands.'],
    es: ['guan·tes', 'Cubren las manos y los dedos', 'Me pongo guantes en las manos frías.'],
    sw: ['gla·vu', 'Hufunika mikono na vidole', 'Ninavaa glavu mikononi wakati wa baridi.'],
  },
  scarf: {
    related: 'coat',
    en: ['scarf', 'A long, soft piece of warm cloth', 'I wrap the scarf around my neck.'],
    es: ['bu·fan·da', 'Una tela larga y suave que abriga', 'Me envuelvo el cuello con la bufanda.'],
    sw: ['ska·fu', 'Kitambaa kirefu cha kujikinga na baridi', 'Ninazungushia skafu shingoni.'],
  },
  coat: {
    related: 'gloves',
    en: ['coat', 'Long, thick clothes for cold days', 'Wear your coat because it is cold.'],
    es: ['a·bri·go', 'Ropa gruesa y larga para el frío', 'Ponte el abrigo porque hace frío.'],
    sw: ['ko·ti', 'Nguo nzito ya wakati wa baridi', 'Vaa koti lako kwa sababu kuna baridi.'],
  },
};
