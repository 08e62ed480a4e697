import type { Entries } from '../entry.ts';

export const home: Entries = {
  house: {
    related: 'door',
    en: ['house', 'A building where a family lives', 'Our house has a red roof.'],
    es: ['ca·sa', 'El lugar donde vive una familia', 'Nuestra casa tiene el techo rojo.'],
    sw: ['nyu·mba', 'Jengo ambamo familia huishi', 'Nyumba ina paa jekundu.'],
  },
  door: {
    related: 'key',
    en: ['door', 'You open it to go in or out', 'Please close the door behind you.'],
    es: ['puer·ta', 'La abres para entrar o salir', 'Por favor cierra la puerta al salir.'],
    sw: ['m·la·ngo', 'Unaufungua ili kuingia au kutoka', 'Tafadhali funga mlango ukitoka.'],
  },
  window: {
    related: 'door',
    en: ['win·dow', 'Glass in the wall that lets in light', 'I see the rain through the window.'],
    es: ['ven·ta·na', 'Tiene vidrio y deja entrar la luz', 'Miro la lluvia por la ventana.'],
    sw: ['di·ri·sha', 'Sehemu ya ukuta inayoingiza mwanga na hewa', 'Ninatazama mvua kupitia dirisha.'],
  },
  bed: {
    related: 'sofa',
    en: ['bed', 'You lie on it all night', 'I sleep in my warm bed.'],
    es: ['ca·ma', 'Te acuestas en ella por la noche', 'Duermo en mi cama calentita.'],
    sw: ['ki·ta·nda', 'Unajilaza juu yake usiku', 'Ninalala kwenye kitanda changu.'],
  },
  chair: {
    related: 'sofa',
    en: ['chair', 'A seat with four legs and a back', 'Grandma sits on the chair.'],
    es: ['si·lla', 'Un asiento con cuatro patas y respaldo', 'La abuela se sienta en la silla.'],
    sw: ['ki·ti', 'Kitu cha miguu minne cha kukalia', 'Bibi ameketi kwenye kiti.'],
  },
  sofa: {
    related: 'chair',
    en: ['so·fa', 'A long soft seat for several people', 'We all sit together on the sofa.'],
    es: ['so·fá', 'Un asiento largo y blando para varios', 'Nos sentamos todos juntos en el sofá.'],
    sw: ['so·fa', 'Kiti kirefu na laini cha watu kadhaa', 'Sote tumeketi pamoja kwenye sofa.'],
  },
  light: {
    related: 'candle',
    en: ['light', 'It shines so we can see at night', 'Turn on the light so we can read.'],
    es: ['luz', 'Nos deja ver cuando está oscuro', 'Enciende la luz para poder leer.'],
    sw: ['ta·a', 'Hutuangazia wakati wa giza', 'Washa taa ili tuweze kusoma.'],
  },
  key: {
    related: 'door',
    en: ['key', 'A small metal thing that opens a lock', 'I open the door with a key.'],
    es: ['lla·ve', 'Pieza pequeña de metal que abre la cerradura', 'Abro la puerta con la llave.'],
    sw: ['u·fu·ngu·o', 'Kitu kidogo cha chuma kinachofungua kufuli', 'Baba anafungua mlango kwa ufunguo.'],
  },
  lock: {
    related: 'key',
    en: ['lock', 'It keeps a door or a box closed', 'The lock opens with a small key.'],
    es: ['can·da·do', 'Mantiene cerrada una puerta o una caja', 'El candado se abre con una llave.'],
    sw: ['ku·fu·li', 'Hufunga mlango ili usifunguliwe ovyo', 'Kufuli hufunguliwa kwa ufunguo.'],
  },
  ladder: {
    related: 'wall',
    en: ['lad·der', 'You go up it step by step', 'Dad climbs the ladder to the roof.'],
    es: ['es·ca·le·ra', 'Subes por ella paso a paso', 'Papá sube al techo con la escalera.'],
    sw: ['nga·zi', 'Unaipanda hatua kwa hatua kwenda juu', 'Baba anapanda ngazi hadi kwenye paa.'],
  },
  broom: {
    related: 'bucket',
    en: ['broom', 'A brush with a long stick to clean the floor', 'I sweep the floor with a broom.'],
    es: ['es·co·ba', 'Tiene un palo largo y limpia el piso', 'Barro el piso con la escoba.'],
    sw: ['u·fa·gi·o', 'Hutumika kuondoa takataka sakafuni', 'Ninafagia sakafu kwa ufagio.'],
  },
  basket: {
    related: 'store',
    en: ['bas·ket', 'It is woven and you carry things in it', 'We carry the fruit in a basket.'],
    es: ['ca·nas·ta', 'Está tejida y sirve para llevar cosas', 'Llevamos la fruta en una canasta.'],
    sw: ['ki·ka·pu', 'Kimesukwa na hubeba vitu vya sokoni', 'Tunabeba matunda kwenye kikapu.'],
  },
  bucket: {
    related: 'water',
    en: ['buck·et', 'It has a handle and carries sand or water', 'The bucket is full of water.'],
    es: ['bal·de', 'Tiene asa y sirve para llevar arena', 'El balde está lleno de agua.'],
    sw: ['ndo·o', 'Chombo chenye kishikio cha kubebea maji', 'Ndoo imejaa maji.'],
  },
  mirror: {
    related: 'comb',
    en: ['mir·ror', 'It shows you how you look', 'I see my face in the mirror.'],
    es: ['es·pe·jo', 'Te muestra cómo te ves', 'Veo mi cara en el espejo.'],
    sw: ['ki·o·o', 'Hukuonyesha jinsi ulivyo', 'Ninaona uso wangu kwenye kioo.'],
  },
  candle: {
    related: 'cake',
    en: ['can·dle', 'It has a little flame and melts slowly', 'I blow out the candle on the cake.'],
    es: ['ve·la', 'Tiene una llama pequeña y se derrite', 'Soplo la vela del pastel.'],
    sw: ['m·shu·ma·a', 'Una moto mdogo na huyeyuka polepole', 'Ninazima mshumaa kwa kupuliza.'],
  },
  picture: {
    related: 'wall',
    en: ['pic·ture', 'We hang it up to look at it', 'There is a nice picture on the wall.'],
    es: ['cua·dro', 'Se cuelga en la pared para mirarlo', 'Hay un cuadro bonito en la pared.'],
    sw: ['pi·cha', 'Hutundikwa ukutani ili tuitazame', 'Kuna picha ya familia yetu ukutani.'],
  },
  vase: {
    related: 'flower',
    en: ['vase', 'A tall pot for flowers', 'I put the roses in a vase.'],
    es: ['ja·rrón', 'Un recipiente alto para poner flores', 'Pongo las rosas en un jarrón.'],
    sw: ['m·tu·ngi', 'Chombo cha udongo cha kuhifadhi maji', 'Maji ya mtungi ni baridi.'],
  },
};
