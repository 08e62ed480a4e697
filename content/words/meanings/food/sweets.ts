import type { Entries } from '../entry.ts';

export const sweets: Entries = {
  cake: {
    related: 'candle',
    en: ['cake', 'A sweet food for birthdays', 'There are six candles on the cake.'],
    es: ['pas·tel', 'Algo dulce para los cumpleaños', 'El pastel tiene seis velas.'],
    sw: ['ke·ki', 'Chakula kitamu cha siku ya kuzaliwa', 'Kuna mishumaa sita juu ya keki.'],
  },
  cookie: {
    related: 'milk',
    en: ['cook·ie', 'A small, flat, crunchy treat', 'I dip my cookie in the milk.'],
    es: ['ga·lle·ta', 'Es pequeña, plana y crujiente', 'Mojo la galleta en la leche.'],
    sw: ['bis·ku·ti', 'Kitu kidogo kitamu kinachovunjika', 'Ninachovya biskuti kwenye chai.'],
  },
  'ice cream': {
    related: 'ice',
    en: ['ice cream', 'A sweet, cold treat that melts', 'My ice cream melts in the sun.'],
    es: ['he·la·do', 'Un dulce muy frío que se derrite', 'Mi helado se derrite al sol.'],
    sw: ['a·is·kri·mu', 'Kitu kitamu na baridi kinachoyeyuka', 'Aiskrimu inayeyuka kwa jua.'],
  },
  chocolate: {
    related: 'cookie',
    en: ['choc·o·late', 'A sweet brown bar that melts in your mouth', 'I share a square of chocolate.'],
    es: ['cho·co·la·te', 'Un dulce marrón hecho de cacao', 'Comparto un trozo de chocolate.'],
    sw: ['cho·ko·le·ti', 'Kitu kitamu cha kahawia cha kakao', 'Tunagawana kipande cha chokoleti.'],
  },
  candy: {
    related: 'lollipop',
    en: ['can·dy', 'A small sugary treat wrapped in paper', 'I unwrap a candy and suck it.'],
    es: ['ca·ra·me·lo', 'Un dulce pequeño envuelto en papel', 'Desenvuelvo un caramelo y lo chupo.'],
    sw: ['pe·re·me·nde', 'Pipi ndogo iliyofungwa kwa karatasi', 'Ninafungua peremende na kuifyonza.'],
  },
  lollipop: {
    related: 'candy',
    en: ['lol·li·pop', 'A round sweet on a stick', 'I lick my round lollipop.'],
    es: ['pa·le·ta', 'Un dulce redondo con un palito', 'Chupo mi paleta redonda.'],
    sw: ['pi·pi ya ki·ji·ti', 'Kitu kitamu cha kulamba', 'Ninalamba pipi ya kijiti.'],
  },
  doughnut: {
    related: 'cake',
    en: ['dough·nut', 'A sweet ring with a hole', 'The doughnut has a hole in the middle.'],
    es: ['do·na', 'Un dulce frito con forma de anillo', 'La dona tiene un hueco en medio.'],
    sw: ['do·na·ti', 'Andazi tamu lenye umbo la pete', 'Donati ina tundu katikati.'],
  },
  cupcake: {
    related: 'cake',
    en: ['cup·cake', 'A tiny cake for one person', 'My cupcake sits in a paper cup.'],
    es: ['pas·te·li·to', 'Es dulce y del tamaño de tu mano', 'Mi pastelito viene en un molde de papel.'],
    sw: ['ke·ki ndo·go', 'Huokwa kwenye kikombe cha karatasi', 'Kila mtoto amepata keki ndogo.'],
  },
  pie: {
    related: 'apple',
    en: ['pie', 'Baked dough filled with fruit', 'Grandma bakes an apple pie.'],
    es: ['tar·ta', 'Masa al horno rellena de fruta', 'La abuela hornea una tarta de manzana.'],
    sw: ['pa·i', 'Unga uliookwa wenye matunda ndani', 'Bibi anaoka pai ya tufaha.'],
  },
  pudding: {
    related: 'milk',
    en: ['pud·ding', 'A soft, sweet, wobbly dessert', 'The pudding wobbles on my plate.'],
    es: ['flan', 'Un postre suave que tiembla', 'El flan tiembla en mi plato.'],
    sw: ['pu·di·ngi', 'Kitindamlo laini kinachotikisika', 'Pudingi inatikisika kwenye sahani.'],
  },
  croissant: {
    related: 'butter',
    en: ['crois·sant', 'A buttery bread shaped like the moon', 'I eat a warm croissant for breakfast.'],
    es: ['crua·sán', 'Un pan con forma de media luna', 'Desayuno un cruasán caliente.'],
    sw: ['kru·a·sa·ni', 'Mkate wenye siagi na umbo la mwezi', 'Asubuhi ninakula kruasani ya moto.'],
  },
};
