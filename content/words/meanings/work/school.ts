import type { Entries } from '../entry.ts';

export const school: Entries = {
  book: {
    related: 'pencil',
    en: ['book', 'Pages with stories and pictures', 'I read a story in my book.'],
    es: ['li·bro', 'Tiene páginas con cuentos y dibujos', 'Leo un cuento en mi libro.'],
    sw: ['ki·ta·bu', 'Kina kurasa zenye hadithi na picha', 'Ninasoma hadithi kwenye kitabu.'],
  },
  pencil: {
    related: 'book',
    en: ['pen·cil', 'You write and draw with it', 'I draw a house with my pencil.'],
    es: ['lá·piz', 'Con él escribes y dibujas', 'Dibujo una casa con mi lápiz.'],
    sw: ['pen·se·li', 'Unaitumia kuandika na kuchora', 'Ninachora nyumba kwa penseli.'],
  },
  pen: {
    related: 'notebook',
    en: ['pen', 'It writes with ink', 'I write my name with a blue pen.'],
    es: ['bo·lí·gra·fo', 'Escribe con tinta', 'Escribo mi nombre con un bolígrafo azul.'],
    sw: ['ka·la·mu', 'Huandika kwa wino', 'Ninaandika jina langu kwa kalamu.'],
  },
  crayon: {
    related: 'paints',
    en: ['cray·on', 'A soft stick of wax for drawing', 'I draw the sun with a yellow crayon.'],
    es: ['cra·yón', 'Una barrita de cera para dibujar', 'Pinto el sol con un crayón amarillo.'],
    sw: ['kra·yo·ni', 'Kijiti cha nta cha kupaka rangi', 'Ninachora jua kwa krayoni ya njano.'],
  },
  scissors: {
    related: 'pencil',
    en: ['scis·sors', 'They have two blades that open and close', 'I cut out a paper star with scissors.'],
    es: ['ti·je·ras', 'Tienen dos hojas que se abren y cierran', 'Corto el papel con las tijeras.'],
    sw: ['m·ka·si', 'Una makali mawili ya kukatia', 'Ninakata karatasi kwa mkasi.'],
  },
  bag: {
    related: 'book',
    en: ['bag', 'You carry your school things in it', 'I put my books in my bag.'],
    es: ['mo·chi·la', 'En ella llevas tus cosas a la espalda', 'Guardo mis libros en la mochila.'],
    sw: ['be·gi', 'Unalibeba mgongoni kwenda shuleni', 'Ninaweka vitabu ndani ya begi.'],
  },
  notebook: {
    related: 'pen',
    en: ['note·book', 'Empty pages for your own writing', 'I do my homework in my notebook.'],
    es: ['cua·der·no', 'Hojas en blanco para escribir', 'Hago la tarea en mi cuaderno.'],
    sw: ['daf·ta·ri', 'Lina kurasa tupu za kuandikia', 'Ninafanya kazi ya shule kwenye daftari.'],
  },
  paper: {
    related: 'scissors',
    en: ['pa·per', 'It is thin and flat, and made from trees', 'I fold the paper into a plane.'],
    es: ['pa·pel', 'Es delgado y se hace con árboles', 'Doblo el papel y hago un avión.'],
    sw: ['ka·ra·ta·si', 'Ni nyembamba na hutengenezwa kwa miti', 'Ninakunja karatasi kutengeneza ndege.'],
  },
  ruler: {
    related: 'pencil',
    en: ['rul·er', 'A flat tool for measuring', 'I draw a straight line with the ruler.'],
    es: ['re·gla', 'Sirve para medir y tiene números', 'Trazo una línea recta con la regla.'],
    sw: ['ru·la', 'Kifaa chenye nambari cha kupimia', 'Ninachora mstari ulionyooka kwa rula.'],
  },
  paintbrush: {
    related: 'paints',
    en: ['paint·brush', 'A stick with soft hairs for painting', 'I dip the paintbrush in the paint.'],
    es: ['pin·cel', 'Tiene pelos suaves para pintar', 'Mojo el pincel en la pintura.'],
    sw: ['bra·shi', 'Ina nywele laini za kuchorea', 'Ninachovya brashi ndani ya rangi.'],
  },
  paints: {
    related: 'paintbrush',
    en: ['paints', 'Red, blue, yellow and more for your picture', 'I mix the blue and yellow paints.'],
    es: ['pin·tu·ras', 'Rojo, azul y amarillo para tu dibujo', 'Mezclo las pinturas con agua.'],
    sw: ['ra·ngi', 'Nyekundu, buluu na njano za kuchorea', 'Ninachanganya rangi ya buluu na njano.'],
  },
  'paper clip': {
    related: 'paper',
    en: ['pa·per clip', 'A bent wire that holds pages together', 'I join two pages with a paper clip.'],
    es: ['clip', 'Un alambre doblado que junta hojas', 'Junto dos hojas con un clip.'],
    sw: ['kli·pu', 'Waya mdogo uliokunjwa wa kushikia kurasa', 'Ninabana karatasi mbili kwa klipu.'],
  },
  folder: {
    related: 'paper',
    en: ['fold·er', 'You keep loose papers in it', 'I put my drawings in a folder.'],
    es: ['car·pe·ta', 'En ella guardas hojas sueltas', 'Guardo mis dibujos en una carpeta.'],
    sw: ['fa·i·li', 'Huhifadhi karatasi zisipotee', 'Ninaweka michoro yangu kwenye faili.'],
  },
  abacus: {
    related: 'ruler',
    en: ['ab·a·cus', 'A frame with rows of beads', 'I count to ten on the abacus.'],
    es: ['á·ba·co', 'Un marco con filas de bolitas', 'Cuento hasta diez con el ábaco.'],
    sw: ['a·ba·ka·si', 'Fremu yenye safu za shanga', 'Ninahesabu hadi kumi kwa abakasi.'],
  },
  calendar: {
    related: 'notebook',
    en: ['cal·en·dar', 'It shows the days and months', 'I mark my birthday on the calendar.'],
    es: ['ca·len·da·rio', 'Muestra los días y los meses', 'Marco mi cumpleaños en el calendario.'],
    sw: ['ka·le·nda', 'Huonyesha siku na miezi', 'Ninatafuta tarehe ya leo kwenye kalenda.'],
  },
  'magnifying glass': {
    related: 'microscope',
    en: [
      'mag·ni·fy·ing glass',
      'It makes small things look big',
      'I see a tiny ant through a magnifying glass.',
    ],
    es: ['lu·pa', 'Hace que lo pequeño se vea grande', 'Miro una hormiga con la lupa.'],
    sw: [
      'ki·o·o cha ku·ku·zi·a',
      'Hufanya vitu vidogo vionekane vikubwa',
      'Ninatazama sisimizi kwa kioo cha kukuzia.',
    ],
  },
};
