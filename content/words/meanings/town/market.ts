import type { Entries } from '../entry.ts';

export const market: Entries = {
  store: {
    related: 'coin',
    en: ['store', 'A place where you buy things', 'We buy bread in the store.'],
    es: ['tien·da', 'Un lugar donde compras cosas', 'Compramos pan en la tienda.'],
    sw: ['du·ka', 'Mahali pa kununulia vitu', 'Tunanunua mkate kwenye duka.'],
  },
  bank: {
    related: 'coin',
    en: ['bank', 'People keep their money there', 'Mother takes money to the bank.'],
    es: ['ban·co', 'Allí la gente guarda su dinero', 'Mamá lleva dinero al banco.'],
    sw: ['ben·ki', 'Watu huweka pesa zao humo', 'Mama anapeleka pesa kwenye benki.'],
  },
  coin: {
    related: 'purse',
    en: ['coin', 'Round money made of metal', 'I put a coin in my money box.'],
    es: ['mo·ne·da', 'Dinero redondo de metal', 'Guardo una moneda en mi alcancía.'],
    sw: ['sa·ra·fu', 'Pesa ya chuma ya mviringo', 'Ninaweka sarafu kwenye kibubu.'],
  },
  purse: {
    related: 'coin',
    en: ['purse', 'A tiny bag for your money', 'There are three coins in my purse.'],
    es: ['mo·ne·de·ro', 'Una bolsita para tu dinero', 'Tengo tres monedas en mi monedero.'],
    sw: ['ki·be·ti', 'Mfuko mdogo wa kuwekea pesa', 'Kuna sarafu tatu ndani ya kibeti.'],
  },
  'shopping cart': {
    related: 'store',
    en: [
      'shop·ping cart',
      'You push it around and fill it with food',
      'I push the shopping cart for Mother.',
    ],
    es: ['ca·rri·to', 'Lo empujas y lo llenas de comida', 'Empujo el carrito lleno de comida.'],
    sw: ['to·ro·li', 'Unalisukuma likiwa limejaa bidhaa', 'Ninasukuma toroli lenye vyakula.'],
  },
  scale: {
    related: 'coin',
    en: ['scale', 'It tells how heavy something is', 'The seller weighs the beans on the scale.'],
    es: ['ba·lan·za', 'Dice cuánto pesa una cosa', 'El vendedor pesa frijoles en la balanza.'],
    sw: ['mi·za·ni', 'Huonyesha uzito wa kitu', 'Muuzaji anapima maharagwe kwenye mizani.'],
  },
  box: {
    related: 'gift',
    en: ['box', 'It has a lid, and you keep things in it', 'I keep my toys in a box.'],
    es: ['ca·ja', 'Tiene tapa y guarda cosas', 'Guardo mis juguetes en una caja.'],
    sw: ['bok·si', 'Lina kifuniko na huwekwa vitu', 'Ninaweka vitu vyangu ndani ya boksi.'],
  },
  can: {
    related: 'beans',
    en: ['can', 'Metal that keeps food fresh', 'We open a can of beans.'],
    es: ['la·ta', 'Es de metal y guarda comida', 'Abrimos una lata de frijoles.'],
    sw: ['m·ke·be', 'Ni wa bati na huhifadhi chakula', 'Tunafungua mkebe wa maharagwe.'],
  },
  newspaper: {
    related: 'book',
    en: ['news·pa·per', 'It tells what happened today', 'Grandpa reads the newspaper every day.'],
    es: ['pe·rió·di·co', 'Cuenta lo que pasó hoy', 'El abuelo lee el periódico cada día.'],
    sw: ['ga·ze·ti', 'Hueleza habari za leo', 'Babu anasoma gazeti kila siku.'],
  },
  envelope: {
    related: 'mailbox',
    en: ['en·ve·lope', 'A paper cover for a letter', 'I put my letter in an envelope.'],
    es: ['so·bre', 'Cubierta de papel para una carta', 'Meto la carta en un sobre.'],
    sw: ['ba·ha·sha', 'Mfuko wa karatasi wa barua', 'Ninaweka barua ndani ya bahasha.'],
  },
};
