import type { Entries } from '../entry.ts';

export const travel: Entries = {
  bus: {
    related: 'minibus',
    en: ['bus', 'It carries many people along the road', 'The bus takes the children to school.'],
    es: ['au·to·bús', 'Lleva a muchas personas por la calle', 'El autobús lleva a los niños a la escuela.'],
    sw: ['ba·si', 'Gari kubwa linalobeba abiria wengi', 'Basi linawapeleka watoto shuleni.'],
  },
  train: {
    related: 'railroad',
    en: ['train', 'A long row of wagons with an engine', 'The train runs fast on its rails.'],
    es: ['tren', 'Una fila de vagones con una locomotora', 'El tren corre sobre los rieles.'],
    sw: ['tre·ni', 'Mabehewa mengi yanayovutwa na injini', 'Treni inapita kwenye reli.'],
  },
  bicycle: {
    related: 'motorcycle',
    en: ['bi·cy·cle', 'It has two wheels and no engine', 'I pedal my bicycle to school.'],
    es: ['bi·ci·cle·ta', 'Tiene dos ruedas y pedales', 'Pedaleo en mi bicicleta hasta la escuela.'],
    sw: ['ba·is·ke·li', 'Ina magurudumu mawili na haina injini', 'Ninakanyaga pedali za baiskeli yangu.'],
  },
  airplane: {
    related: 'bird',
    en: ['air·plane', 'It has wings and takes people far away', 'The airplane carries us above the clouds.'],
    es: ['a·vión', 'Tiene alas y lleva personas muy lejos', 'El avión vuela sobre las nubes.'],
    sw: [
      'nde·ge ya a·bi·ri·a',
      'Ina mabawa na husafirisha watu angani',
      'Ndege ya abiria inapaa juu ya mawingu.',
    ],
  },
  car: {
    related: 'bus',
    en: ['car', 'It has four wheels and seats for a family', 'Mother drives the car to work.'],
    es: ['ca·rro', 'Tiene cuatro ruedas y lleva a una familia', 'Mamá maneja el carro al trabajo.'],
    sw: ['ga·ri', 'Lina magurudumu manne na hubeba familia', 'Mama anaendesha gari kwenda kazini.'],
  },
  tractor: {
    related: 'car',
    en: ['trac·tor', 'A strong machine with very big wheels', 'The farmer drives a tractor in the field.'],
    es: [
      'trac·tor',
      'Una máquina fuerte de ruedas muy grandes',
      'El granjero maneja el tractor en el campo.',
    ],
    sw: ['trek·ta', 'Mashine yenye nguvu na magurudumu makubwa', 'Mkulima analima shamba kwa trekta.'],
  },
  boat: {
    related: 'ship',
    en: ['boat', 'It floats and carries people over water', 'The boat sails across the lake.'],
    es: ['ve·le·ro', 'Flota en el agua y lo empuja el viento', 'El velero navega por el lago.'],
    sw: ['ma·shu·a', 'Chombo kinachoelea na kubeba watu majini', 'Mashua inavuka ziwa.'],
  },
  motorcycle: {
    related: 'bicycle',
    en: [
      'mo·tor·cy·cle',
      'It has two wheels and a loud engine',
      'My uncle wears a helmet on his motorcycle.',
    ],
    es: ['mo·to', 'Tiene dos ruedas y un motor ruidoso', 'Mi tío usa casco en la moto.'],
    sw: [
      'pi·ki·pi·ki',
      'Ina magurudumu mawili na injini yenye kelele',
      'Mjomba anavaa helmeti akiendesha pikipiki.',
    ],
  },
  truck: {
    related: 'car',
    en: ['truck', 'It is big and carries heavy loads', 'The truck carries sacks of corn.'],
    es: ['ca·mión', 'Es grande y lleva cargas pesadas', 'El camión lleva sacos de maíz.'],
    sw: ['lo·ri', 'Gari kubwa la kubebea mizigo', 'Lori limebeba magunia ya mahindi.'],
  },
  taxi: {
    related: 'car',
    en: ['tax·i', 'A car that you pay to ride in', 'We pay the driver of the taxi.'],
    es: ['ta·xi', 'Te lleva adonde quieras si pagas', 'Pagamos al chofer del taxi.'],
    sw: ['tek·si', 'Gari unalolipia ili likupeleke', 'Tunamlipa dereva wa teksi.'],
  },
  ship: {
    related: 'boat',
    en: ['ship', 'It is very big and travels over the sea', 'The ship crosses the wide sea.'],
    es: ['bar·co', 'Es muy grande y viaja por el mar', 'El barco cruza el ancho mar.'],
    sw: ['me·li', 'Chombo kikubwa kinachosafiri baharini', 'Meli inavuka bahari kubwa.'],
  },
  helicopter: {
    related: 'airplane',
    en: ['hel·i·cop·ter', 'It flies with blades that spin on top', 'The helicopter goes straight up.'],
    es: ['he·li·cóp·te·ro', 'Vuela con hélices que giran arriba', 'El helicóptero sube en línea recta.'],
    sw: ['he·li·kop·ta', 'Hupaa kwa mapanga yanayozunguka juu', 'Helikopta inapaa juu moja kwa moja.'],
  },
};
