import type { Entries } from '../entry.ts';

export const music: Entries = {
  drum: {
    related: 'guitar',
    en: ['drum', 'You beat it to make music', 'I beat the drum with both hands.'],
    es: ['tam·bor', 'Lo golpeas para hacer música', 'Toco el tambor con las dos manos.'],
    sw: ['ngo·ma', 'Hupigwa kwa mikono ili watu wacheze', 'Babu anapiga ngoma kwa mikono miwili.'],
  },
  guitar: {
    related: 'drum',
    en: ['gui·tar', 'It has six strings and makes music', 'My sister sings and plays the guitar.'],
    es: ['gui·ta·rra', 'Tiene seis cuerdas y hace música', 'Mi hermana canta y toca la guitarra.'],
    sw: ['gi·ta·a', 'Ina nyuzi sita na hutoa muziki', 'Dada anaimba na kupiga gitaa.'],
  },
  bell: {
    related: 'school',
    en: ['bell', 'It rings with a clear sound', 'The bell rings and school begins.'],
    es: ['cam·pa·na', 'Suena «tilín» cuando se mueve', 'Suena la campana y entramos a clase.'],
    sw: ['ke·nge·le', 'Hulia inapotikiswa au kugongwa', 'Tunaingia darasani kengele inapolia.'],
  },
  piano: {
    related: 'violin',
    en: ['pi·an·o', 'It has black and white keys', 'I press the keys of the piano.'],
    es: ['pia·no', 'Tiene teclas blancas y negras', 'Aprieto las teclas del piano.'],
    sw: ['ki·na·nda', 'Kina vibonyezo vyeusi na vyeupe', 'Ninabonyeza kinanda kwa vidole.'],
  },
  violin: {
    related: 'guitar',
    en: ['vi·o·lin', 'You play its strings with a bow', 'She holds the violin under her chin.'],
    es: ['vio·lín', 'Sus cuerdas se tocan con un arco', 'Pone el violín bajo la barbilla.'],
    sw: ['fid·la', 'Nyuzi zake hupigwa kwa upinde', 'Anapiga fidla kwa upinde mwembamba.'],
  },
  flute: {
    related: 'trumpet',
    en: ['flute', 'You blow across it and cover the holes', 'He blows softly into the flute.'],
    es: ['flau·ta', 'La soplas y tapas sus agujeros', 'Soplo despacio la flauta.'],
    sw: ['fi·li·mbi', 'Unaipuliza na kuziba matundu yake', 'Anapuliza filimbi polepole.'],
  },
  trumpet: {
    related: 'flute',
    en: ['trum·pet', 'A shiny horn with three buttons', 'The trumpet is loud and golden.'],
    es: ['trom·pe·ta', 'Es dorada, se sopla y suena fuerte', 'La trompeta dorada suena muy fuerte.'],
    sw: ['ta·ru·mbe·ta', 'Hupulizwa na hutoa sauti kubwa', 'Askari anapuliza tarumbeta ya dhahabu.'],
  },
  saxophone: {
    related: 'trumpet',
    en: ['sax·o·phone', 'A curved golden horn with many keys', 'My uncle plays jazz on the saxophone.'],
    es: ['sa·xo·fón', 'Es curvo, dorado y tiene muchas llaves', 'Mi tío toca jazz en el saxofón.'],
    sw: ['sak·sa·fo·ni', 'Hupulizwa na imepinda kwa chini', 'Mjomba anapuliza saksafoni kwenye bendi.'],
  },
  accordion: {
    related: 'piano',
    en: ['ac·cor·di·on', 'You pull and squeeze it to play', 'He squeezes the accordion as we dance.'],
    es: ['a·cor·de·ón', 'Se abre y se cierra para tocar', 'Bailamos al son del acordeón.'],
    sw: ['ko·di·a·ni', 'Huvutwa na kubanwa ili kutoa muziki', 'Anavuta na kubana kodiani akicheza.'],
  },
  maracas: {
    related: 'drum',
    en: ['ma·ra·cas', 'You shake one in each hand', 'I shake the maracas to the music.'],
    es: ['ma·ra·cas', 'Sacudes una en cada mano', 'Sacudo las maracas con ritmo.'],
    sw: ['ma·nya·nga', 'Hutikiswa kwa mikono kufuata muziki', 'Ninatikisa manyanga kufuata wimbo.'],
  },
  microphone: {
    related: 'singer',
    en: ['mi·cro·phone', 'It makes your voice louder', 'I sing into the microphone.'],
    es: ['mi·cró·fo·no', 'Hace más fuerte tu voz', 'Canto con el micrófono en la mano.'],
    sw: ['ma·i·kro·fo·ni', 'Huongeza sauti ya mwimbaji', 'Ninaimba kwenye maikrofoni.'],
  },
  headphones: {
    related: 'radio',
    en: ['head·phones', 'You wear them to hear music alone', 'I listen to music with headphones.'],
    es: ['au·dí·fo·nos', 'Te los pones para oír música', 'Oigo música con mis audífonos.'],
    sw: [
      'spi·ka za ma·si·ki·o·ni',
      'Huvaliwa ili kusikiliza muziki peke yako',
      'Ninasikiliza wimbo kwa spika za masikioni.',
    ],
  },
  megaphone: {
    related: 'microphone',
    en: ['meg·a·phone', 'You shout through it to be heard far away', 'The coach shouts into the megaphone.'],
    es: ['me·gá·fo·no', 'Lleva tu grito muy lejos', 'El entrenador grita con el megáfono.'],
    sw: ['ki·pa·za sa·u·ti', 'Hufanya watu wa mbali wakusikie', 'Anatangaza kwa kipaza sauti.'],
  },
};
