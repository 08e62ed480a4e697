import type { Entries } from '../entry.ts';

export const meals: Entries = {
  pizza: {
    related: 'cheese',
    en: ['piz·za', 'A round bread with tomato and cheese', 'We cut the pizza into eight slices.'],
    es: ['piz·za', 'Un pan redondo con tomate y queso', 'Cortamos la pizza en ocho pedazos.'],
    sw: ['pi·za', 'Mkate bapa wenye nyanya na jibini', 'Tunakata piza vipande vinane.'],
  },
  hamburger: {
    related: 'fries',
    en: ['ham·bur·ger', 'Meat and salad inside a round bun', 'My hamburger has meat and lettuce inside.'],
    es: [
      'ham·bur·gue·sa',
      'Carne y verdura dentro de un pan redondo',
      'Mi hamburguesa lleva carne y lechuga.',
    ],
    sw: ['ha·mba·ga', 'Nyama ndani ya mkate wa mviringo', 'Hambaga ina nyama na saladi.'],
  },
  sandwich: {
    related: 'bread',
    en: ['sand·wich', 'Two slices of bread with something between', 'I put cheese in my sandwich.'],
    es: ['sánd·wich', 'Dos rebanadas de pan con algo en medio', 'Pongo queso en mi sándwich.'],
    sw: [
      'sa·ndwi·chi',
      'Vipande viwili vya mkate vyenye kitu katikati',
      'Ninaweka jibini kwenye sandwichi yangu.',
    ],
  },
  'hot dog': {
    related: 'hamburger',
    en: ['hot dog', 'A sausage inside a long bun', 'I put mustard on my hot dog.'],
    es: ['pe·rro ca·lien·te', 'Una salchicha dentro de un pan largo', 'Pongo mostaza a mi perro caliente.'],
    sw: ['ho·ti·do·gi', 'Soseji ndani ya mkate mrefu', 'Ninakula hotidogi yenye soseji.'],
  },
  fries: {
    related: 'potato',
    en: ['fries', 'Thin sticks of potato cooked in oil', 'The fries are hot and salty.'],
    es: [
      'pa·pas fri·tas',
      'Palitos dorados que se hacen en aceite',
      'Las papas fritas están calientes y saladas.',
    ],
    sw: ['chip·si', 'Vipande vya viazi vilivyokaangwa', 'Ninakula chipsi zenye chumvi.'],
  },
  spaghetti: {
    related: 'tomato',
    en: ['spa·ghet·ti', 'Long thin strings that we eat with sauce', 'I twist the spaghetti around my fork.'],
    es: [
      'es·pa·gue·ti',
      'Tiras largas y finas que se comen con salsa',
      'Enrollo el espagueti en el tenedor.',
    ],
    sw: ['spa·ge·ti', 'Nyuzi ndefu za unga zinazoliwa na mchuzi', 'Ninazungusha spageti kwenye uma.'],
  },
  noodles: {
    related: 'chopsticks',
    en: ['noo·dles', 'Long strips of dough, often in soup', 'I slurp the noodles from my soup.'],
    es: ['fi·de·os', 'Tiritas de masa que van en la sopa', 'La sopa lleva fideos y verduras.'],
    sw: ['ta·mbi', 'Chakula cha unga chenye umbo la nyuzi', 'Supu hii ina tambi na mboga.'],
  },
  salad: {
    related: 'lettuce',
    en: ['sal·ad', 'Raw vegetables mixed together', 'I mix lettuce and tomato in the salad.'],
    es: ['en·sa·la·da', 'Verduras crudas y mezcladas', 'Mezclo lechuga y tomate en la ensalada.'],
    sw: [
      'ka·chu·mba·ri',
      'Nyanya na vitunguu vilivyokatwa vikachanganywa',
      'Mama anatengeneza kachumbari ya nyanya.',
    ],
  },
  curry: {
    related: 'rice',
    en: ['cur·ry', 'A spicy sauce that goes with rice', 'The yellow curry smells of spices.'],
    es: ['cu·rry', 'Una salsa con muchas especias', 'El curry amarillo huele a especias.'],
    sw: ['m·chu·zi', 'Chakula cha majimaji kinacholiwa na wali', 'Ninakula wali na mchuzi wa kuku.'],
  },
  pancakes: {
    related: 'honey',
    en: ['pan·cakes', 'Thin round cakes made in a pan', 'We eat warm pancakes with honey.'],
    es: ['pan·que·ques', 'Tortitas redondas hechas en la sartén', 'Comemos panqueques calientes con miel.'],
    sw: [
      'cha·pa·ti za ma·ji',
      'Hukaangwa kwa unga mwepesi wa majimaji',
      'Tunakula chapati za maji na asali.',
    ],
  },
  flatbread: {
    related: 'beans',
    en: ['flat·bread', 'Thin round bread from a hot pan', 'I roll my beans in a warm flatbread.'],
    es: ['tor·ti·lla', 'Es redonda, delgada y hecha de maíz', 'Envuelvo los frijoles en una tortilla.'],
    sw: ['cha·pa·ti', 'Mkate bapa wa mviringo wa kukaanga', 'Ninakula chapati na maharagwe.'],
  },
  'chicken leg': {
    related: 'hen',
    en: ['chick·en leg', 'Meat on a bone that you hold to eat', 'I eat the chicken leg with my hands.'],
    es: ['mus·lo de po·llo', 'Carne con un hueso para agarrarla', 'Como el muslo de pollo con la mano.'],
    sw: ['pa·ja la ku·ku', 'Nyama yenye mfupa wa kushikia', 'Ninakula paja la kuku kwa mkono.'],
  },
  sushi: {
    related: 'fish',
    en: ['su·shi', 'Little rolls of rice and fish', 'We eat sushi with chopsticks.'],
    es: ['su·shi', 'Rollitos de arroz y pescado', 'Comemos sushi con palillos.'],
    sw: ['su·shi', 'Vipande vidogo vya wali na samaki', 'Tunakula sushi ya samaki na wali.'],
  },
};
