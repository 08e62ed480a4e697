import type { Entries } from '../entry.ts';

export const tools: Entries = {
  hammer: {
    related: 'saw',
    en: ['ham·mer', 'It hits nails into wood', 'The carpenter hits the nail with a hammer.'],
    es: ['mar·ti·llo', 'Sirve para meter clavos en la madera', 'Papá golpea el clavo con el martillo.'],
    sw: ['nyu·ndo', 'Hutumika kupigilia misumari kwenye ubao', 'Fundi anapiga msumari kwa nyundo.'],
  },
  saw: {
    related: 'hammer',
    en: ['saw', 'It has sharp teeth to cut wood', 'The carpenter cuts wood with a saw.'],
    es: ['se·rru·cho', 'Tiene dientes y corta la madera', 'El carpintero corta madera con el serrucho.'],
    sw: ['m·su·me·no', 'Una meno makali ya kukata mbao', 'Seremala anakata mbao kwa msumeno.'],
  },
  screwdriver: {
    related: 'bolt',
    en: ['screw·driv·er', 'You turn screws with it', 'Father turns the screw with a screwdriver.'],
    es: [
      'des·tor·ni·lla·dor',
      'Con él das vueltas a los tornillos',
      'Papá usa el destornillador en la puerta.',
    ],
    sw: ['bi·si·bi·si', 'Hutumika kukaza skrubu', 'Baba anakaza skrubu kwa bisibisi.'],
  },
  wrench: {
    related: 'bolt',
    en: ['wrench', 'It turns bolts tight or loose', 'I loosen the bolt with a wrench.'],
    es: ['lla·ve fi·ja', 'Sirve para apretar las tuercas', 'Aprieto la tuerca con la llave fija.'],
    sw: ['spa·na', 'Hukaza na kulegeza nati', 'Fundi analegeza nati kwa spana.'],
  },
  bolt: {
    related: 'wrench',
    en: ['bolt', 'A strong metal pin with a thread', 'The bolt holds the wheel on.'],
    es: ['tor·ni·llo', 'Una pieza de metal que une cosas', 'Falta un tornillo en la silla.'],
    sw: ['bol·ti', 'Chuma kinachoshikilia vipande pamoja', 'Bolti inashikilia gurudumu.'],
  },
  toolbox: {
    related: 'hammer',
    en: ['tool·box', 'The hammer and the saw live in it', 'The hammer is in the toolbox.'],
    es: [
      'ca·ja de he·rra·mien·tas',
      'Allí se guardan el martillo y el serrucho',
      'El martillo está en la caja de herramientas.',
    ],
    sw: ['sa·ndu·ku la vi·fa·a', 'Nyundo na msumeno huhifadhiwa humo', 'Nyundo imo kwenye sanduku la vifaa.'],
  },
  wall: {
    related: 'house',
    en: ['wall', 'The side of a house, made of bricks', 'We paint the wall white.'],
    es: ['pa·red', 'El lado de una casa', 'Pintamos la pared de blanco.'],
    sw: ['u·ku·ta', 'Upande wa nyumba wa matofali', 'Tunapaka ukuta rangi nyeupe.'],
  },
  chain: {
    related: 'bicycle',
    en: ['chain', 'Metal rings joined in a row', 'The chain of my bike is loose.'],
    es: ['ca·de·na', 'Anillos de metal unidos en fila', 'La cadena de mi bicicleta está floja.'],
    sw: ['m·nyo·ro·ro', 'Pete za chuma zilizounganishwa', 'Mnyororo wa baiskeli umekatika.'],
  },
  hook: {
    related: 'fishing rod',
    en: ['hook', 'A bent piece of metal to hang or catch', 'My coat hangs on a hook.'],
    es: ['gan·cho', 'Metal doblado para colgar cosas', 'Mi abrigo cuelga de un gancho.'],
    sw: ['ndo·a·no', 'Chuma kilichopinda cha kunasia samaki', 'Samaki amenaswa kwenye ndoano.'],
  },
  gear: {
    related: 'wheel',
    en: ['gear', 'A wheel with teeth inside a machine', 'One gear turns the other.'],
    es: ['en·gra·na·je', 'Una rueda con dientes', 'Un engranaje mueve las agujas del reloj.'],
    sw: ['gi·a', 'Gurudumu lenye meno la mashine', 'Gia moja huzungusha nyingine.'],
  },
  magnet: {
    related: 'needle',
    en: ['mag·net', 'It pulls iron to itself', 'The magnet picks up the nails.'],
    es: ['i·mán', 'Atrae las cosas de hierro', 'El imán levanta los clavos.'],
    sw: ['su·ma·ku', 'Huvuta vitu vya chuma', 'Sumaku inavuta misumari.'],
  },
  needle: {
    related: 'thread',
    en: ['nee·dle', 'It is thin and sharp, for sewing', 'I sew the button with a needle.'],
    es: ['a·gu·ja', 'Es fina y puntiaguda, para coser', 'Coso el botón con una aguja.'],
    sw: ['si·nda·no', 'Ni nyembamba, yenye ncha, ya kushonea', 'Ninashona kifungo kwa sindano.'],
  },
  thread: {
    related: 'needle',
    en: ['thread', 'A very thin string for sewing', 'I pull the thread through the needle.'],
    es: ['hi·lo', 'Es largo y muy fino, para coser', 'Meto el hilo en la aguja.'],
    sw: ['u·zi', 'Ni mwembamba na mrefu, wa kushonea', 'Ninatia uzi kwenye sindano.'],
  },
  wool: {
    related: 'sheep',
    en: ['wool', 'Soft hair from sheep, for warm clothes', 'Grandma knits a scarf of wool.'],
    es: ['la·na', 'Pelo suave de la oveja', 'La abuela teje con lana roja.'],
    sw: ['su·fu', 'Manyoya laini ya kondoo', 'Bibi anafuma sweta ya sufu.'],
  },
  'safety pin': {
    related: 'needle',
    en: ['safe·ty pin', 'A pin that closes and does not prick', 'I close the cloth with a safety pin.'],
    es: ['im·per·di·ble', 'Une la tela sin pinchar', 'Cierro la tela con un imperdible.'],
    sw: ['pi·ni', 'Hubana nguo bila kushona', 'Ninabana kitambaa kwa pini.'],
  },
  'fire extinguisher': {
    related: 'fire',
    en: [
      'fire ex·tin·guish·er',
      'A red bottle that puts out flames',
      'There is a fire extinguisher on the wall.',
    ],
    es: ['ex·tin·tor', 'Es rojo y apaga las llamas', 'Hay un extintor rojo en la pared.'],
    sw: ['ki·zi·ma·mo·to', 'Mtungi mwekundu wa kuzimia miali', 'Kuna kizimamoto ukutani.'],
  },
};
