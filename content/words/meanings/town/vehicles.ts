import type { Entries } from '../entry.ts';

export const vehicles: Entries = {
  'fire truck': {
    related: 'firefighter',
    en: ['fire truck', 'Red, with a ladder and water hoses', 'The red fire truck has a long ladder.'],
    es: [
      'ca·mión de bom·be·ros',
      'Es rojo y lleva escalera y mangueras',
      'El camión de bomberos tiene una escalera larga.',
    ],
    sw: ['ga·ri la zi·ma·mo·to', 'Ni jekundu na lina ngazi na maji', 'Gari la zimamoto lina ngazi ndefu.'],
  },
  'police car': {
    related: 'police officer',
    en: ['po·lice car', 'It has blue lights and a siren', 'The police car turns on its blue lights.'],
    es: ['pa·tru·lla', 'En ella viaja la policía', 'La patrulla enciende sus luces azules.'],
    sw: ['ga·ri la po·li·si', "Lina taa za buluu na king'ora", 'Gari la polisi linawasha taa.'],
  },
  minibus: {
    related: 'bus',
    en: ['min·i·bus', 'It takes ten or more people to town', 'The minibus stops for more people.'],
    es: ['mi·ni·bús', 'Es más pequeño que un autobús', 'El minibús lleva a doce personas.'],
    sw: ['ma·ta·tu', 'Gari la abiria dogo kuliko basi', 'Tunapanda matatu kwenda mjini.'],
  },
  'tuk-tuk': {
    related: 'taxi',
    en: ['tuk-·tuk', 'It has three wheels and a roof', 'The tuk-tuk turns around the corner.'],
    es: ['mo·to·ta·xi', 'Tiene tres ruedas y un techo', 'El mototaxi dobla en la esquina.'],
    sw: ['ba·ja·ji', 'Ina magurudumu matatu na paa', 'Bajaji inapita njia nyembamba.'],
  },
  'race car': {
    related: 'car',
    en: ['race car', 'It is low and very, very fast', 'The race car wins by a second.'],
    es: ['ca·rro de ca·rre·ras', 'Es bajo y rapidísimo', 'El carro de carreras gana la copa.'],
    sw: ['ga·ri la ma·shi·nda·no', 'Ni la chini na lina kasi sana', 'Gari la mashindano limeshinda.'],
  },
  scooter: {
    related: 'bicycle',
    en: ['scoot·er', 'You stand on it and push with one foot', 'I push my scooter with one foot.'],
    es: ['mo·no·pa·tín', 'Vas de pie y empujas con un pie', 'Empujo mi monopatín con un pie.'],
    sw: ['sku·ta', 'Unasimama juu yake na kusukuma kwa mguu', 'Ninasukuma skuta kwa mguu mmoja.'],
  },
  canoe: {
    related: 'boat',
    en: ['ca·noe', 'A narrow boat that you paddle', 'We paddle the canoe down the river.'],
    es: ['ca·no·a', 'Un bote angosto que se mueve con remos', 'Remamos en la canoa por el río.'],
    sw: ['m·tu·mbwi', 'Chombo chembamba cha majini cha kupiga makasia', 'Tunapiga makasia ya mtumbwi mtoni.'],
  },
  'cable car': {
    related: 'mountain',
    en: ['ca·ble car', 'It hangs on a wire and goes up a mountain', 'We ride the cable car up the mountain.'],
    es: ['te·le·fé·ri·co', 'Cuelga de un cable y sube montañas', 'Subimos la montaña en teleférico.'],
    sw: ['ga·ri la ka·mba', "Hupanda mlima likining'inia", 'Tunapanda mlima kwa gari la kamba.'],
  },
  parachute: {
    related: 'airplane',
    en: ['par·a·chute', 'It opens in the air so you fall slowly', 'The parachute opens high in the sky.'],
    es: ['pa·ra·ca·í·das', 'Se abre en el aire para caer despacio', 'El paracaídas se abre en el cielo.'],
    sw: ['pa·ra·chu·ti', 'Hukusaidia kushuka polepole kutoka angani', 'Parachuti imefunguka angani.'],
  },
  wheel: {
    related: 'car',
    en: ['wheel', 'It is round and turns', 'The wheel of my bike turns fast.'],
    es: ['rue·da', 'Es redonda y gira', 'La rueda de mi bicicleta gira.'],
    sw: ['gu·ru·du·mu', 'Ni la mviringo na huzunguka', 'Gurudumu la baiskeli linazunguka.'],
  },
  anchor: {
    related: 'ship',
    en: ['an·chor', 'A heavy hook that keeps a ship in place', 'The sailors drop the anchor.'],
    es: ['an·cla', 'Un gancho pesado que detiene el barco', 'Los marineros echan el ancla.'],
    sw: ['na·nga', 'Chuma kizito kinachozuia meli isiende', 'Mabaharia wanatia nanga baharini.'],
  },
  'life ring': {
    related: 'ship',
    en: ['life ring', 'It helps you float when you fall in the water', 'Throw the life ring to the swimmer.'],
    es: ['sal·va·vi·das', 'Te ayuda a flotar si caes al agua', 'Lánzale el salvavidas al nadador.'],
    sw: ['bo·ya', 'Hukusaidia kuelea ukianguka majini', 'Mrushie boya yule aliye majini.'],
  },
  railroad: {
    related: 'train',
    en: ['rail·road', 'Two long lines of metal for trains', 'Trains run on the railroad.'],
    es: ['ví·a del tren', 'Dos líneas largas de metal', 'No camines por la vía del tren.'],
    sw: ['re·li', 'Vyuma viwili virefu vya treni', 'Treni inapita juu ya reli.'],
  },
  'traffic light': {
    related: 'road',
    en: ['traf·fic light', 'Red means stop and green means go', 'We wait at the red traffic light.'],
    es: ['se·má·fo·ro', 'Rojo para parar y verde para pasar', 'El semáforo está en rojo.'],
    sw: ['ta·a ya tra·fi·ki', 'Nyekundu ni simama, kijani ni nenda', 'Taa ya trafiki ni nyekundu.'],
  },
};
