import type { Entries } from '../entry.ts';

export const machines: Entries = {
  computer: {
    related: 'keyboard',
    en: ['com·put·er', 'You write, learn and play games on it', 'I write a letter on the computer.'],
    es: ['com·pu·ta·do·ra', 'En ella escribes, aprendes y juegas', 'Escribo una carta en la computadora.'],
    sw: ['kom·pyu·ta', 'Unaitumia kuandika, kujifunza na kucheza', 'Ninaandika barua kwenye kompyuta.'],
  },
  laptop: {
    related: 'computer',
    en: ['lap·top', 'It folds and you can carry it', 'I fold my laptop and put it away.'],
    es: [
      'com·pu·ta·do·ra por·tá·til',
      'Se dobla y la llevas a todas partes',
      'Cierro la computadora portátil.',
    ],
    sw: ['kom·pyu·ta m·pa·ka·to', 'Hukunjwa na kubebwa popote', 'Dada amebeba kompyuta mpakato.'],
  },
  keyboard: {
    related: 'computer',
    en: ['key·board', 'It has a button for every letter', 'I find the letter A on the keyboard.'],
    es: ['te·cla·do', 'Tiene un botón para cada letra', 'Busco la letra A en el teclado.'],
    sw: ['ki·bo·di', 'Ina kitufe cha kila herufi', 'Ninatafuta herufi kwenye kibodi.'],
  },
  printer: {
    related: 'paper',
    en: ['print·er', 'It puts words and pictures on paper', 'The printer needs more paper.'],
    es: ['im·pre·so·ra', 'Pone letras y dibujos en papel', 'La impresora necesita más papel.'],
    sw: ['prin·ta', 'Huchapa maneno kwenye karatasi', 'Printa inahitaji karatasi.'],
  },
  'cell phone': {
    related: 'telephone',
    en: ['cell phone', 'You carry it and call from anywhere', 'Mother calls me on her cell phone.'],
    es: ['ce·lu·lar', 'Lo llevas contigo para llamar', 'Mamá me llama desde su celular.'],
    sw: ['si·mu ya m·ko·no·ni', 'Unaibeba na kuwapigia watu popote', 'Mama ananipigia kwa simu ya mkononi.'],
  },
  telephone: {
    related: 'radio',
    en: ['tel·e·phone', 'You talk with people far away on it', 'I talk with Grandma on the telephone.'],
    es: ['te·lé·fo·no', 'Con él hablas con gente que está lejos', 'Hablo con la abuela por teléfono.'],
    sw: ['si·mu', 'Hutumika kuongea na watu walio mbali', 'Ninaongea na bibi kwa simu.'],
  },
  television: {
    related: 'radio',
    en: ['tel·e·vi·sion', 'A screen that shows films and news', 'We watch a film on television.'],
    es: ['te·le·vi·sor', 'Una pantalla con películas y noticias', 'Vemos una película en el televisor.'],
    sw: ['te·le·vi·she·ni', 'Ina skrini ya filamu na habari', 'Tunatazama filamu kwenye televisheni.'],
  },
  radio: {
    related: 'television',
    en: ['ra·di·o', 'You hear songs and news from it', 'I hear a song on the radio.'],
    es: ['ra·dio', 'Oyes en ella canciones y noticias', 'Oigo una canción en la radio.'],
    sw: ['re·di·o', 'Hutoa nyimbo na habari za kusikiliza', 'Ninasikiliza wimbo kwenye redio.'],
  },
  camera: {
    related: 'cell phone',
    en: ['cam·er·a', 'You take photos with it', 'Smile at the camera.'],
    es: ['cá·ma·ra', 'Con ella tomas fotos', 'Sonríe a la cámara.'],
    sw: ['ka·me·ra', 'Hutumika kupiga picha', 'Tabasamu mbele ya kamera.'],
  },
  'movie camera': {
    related: 'camera',
    en: ['mov·ie cam·er·a', 'Movies are made with it', 'The actor speaks to the movie camera.'],
    es: ['cá·ma·ra de ci·ne', 'Con ella se hacen películas', 'El actor mira la cámara de cine.'],
    sw: [
      'ka·me·ra ya fi·la·mu',
      'Hurekodi watu wakitembea na kusema',
      'Mwigizaji anatazama kamera ya filamu.',
    ],
  },
  battery: {
    related: 'flashlight',
    en: ['bat·ter·y', 'It holds power for toys and lamps', 'My toy needs a new battery.'],
    es: ['pi·la', 'Guarda energía para los juguetes', 'Mi juguete necesita una pila nueva.'],
    sw: ['be·tri', 'Huhifadhi umeme wa tochi na redio', 'Redio hii inahitaji betri mpya.'],
  },
  plug: {
    related: 'light',
    en: ['plug', 'It joins a lamp to the electricity', 'Father puts the plug into the wall.'],
    es: ['en·chu·fe', 'Conecta la lámpara a la electricidad', 'Papá conecta el enchufe en la pared.'],
    sw: ['pla·gi', 'Huunganisha kifaa na umeme', 'Baba anachomeka plagi ukutani.'],
  },
  flashlight: {
    related: 'battery',
    en: ['flash·light', 'A light that you hold in your hand', 'I shine my flashlight in the dark.'],
    es: ['lin·ter·na', 'Una luz que llevas en la mano', 'Alumbro la cueva con mi linterna.'],
    sw: ['to·chi', 'Taa ndogo ya kushika mkononi', 'Ninamulika gizani kwa tochi.'],
  },
};
