import type { Entries } from '../entry.ts';

export const body: Entries = {
  eye: {
    related: 'nose',
    en: ['eye', 'You see with it', 'I close one eye and look.'],
    es: ['o·jo', 'Con él puedes ver', 'Cierro un ojo y miro.'],
    sw: ['ji·cho', 'Kiungo cha mwili cha kuonea', 'Ninafumba jicho moja na kutazama.'],
  },
  ear: {
    related: 'eye',
    en: ['ear', 'You hear with it', 'The rabbit moves one long ear.'],
    es: ['o·re·ja', 'Está a un lado de la cabeza para oír', 'El conejo mueve una oreja larga.'],
    sw: ['si·ki·o', 'Kiungo cha mwili kinachopokea sauti', 'Sungura anatikisa sikio lake refu.'],
  },
  nose: {
    related: 'mouth',
    en: ['nose', 'You smell and breathe with it', 'I smell the flower with my nose.'],
    es: ['na·riz', 'Con ella hueles y respiras', 'Huelo la flor con mi nariz.'],
    sw: ['pu·a', 'Kiungo cha kunusia na kupumulia', 'Ninanusa ua kwa pua yangu.'],
  },
  mouth: {
    related: 'tooth',
    en: ['mouth', 'You eat and talk with it', 'Open your mouth and sing.'],
    es: ['bo·ca', 'Con ella comes y hablas', 'Abre la boca y canta.'],
    sw: ['m·do·mo', 'Unautumia kula na kuzungumza', 'Fungua mdomo wako uimbe.'],
  },
  tooth: {
    related: 'mouth',
    en: ['tooth', 'It is hard and white, and it bites', 'My loose tooth fell out today.'],
    es: ['dien·te', 'Es duro y blanco, y sirve para morder', 'Hoy se me cayó un diente.'],
    sw: ['ji·no', 'Ni jeupe na gumu, nalo hutafuna chakula', 'Leo jino langu la mbele limetoka.'],
  },
  tongue: {
    related: 'mouth',
    en: ['tongue', 'You taste your food with it', 'The cat licks the milk with its tongue.'],
    es: ['len·gua', 'Con ella saboreas la comida', 'El gato lame la leche con la lengua.'],
    sw: ['u·li·mi', 'Hukusaidia kuonja ladha ya chakula', 'Paka analamba maziwa kwa ulimi wake.'],
  },
  hand: {
    related: 'gloves',
    en: ['hand', 'It has five fingers and holds things', 'Give me your hand to cross the street.'],
    es: ['ma·no', 'Tiene cinco dedos y agarra cosas', 'Dame la mano para cruzar la calle.'],
    sw: ['m·ko·no', 'Una vidole vitano na hushika vitu', 'Nipe mkono wako tuvuke barabara.'],
  },
  finger: {
    related: 'ring',
    en: ['fin·ger', 'You have five of them on each hand', 'I point at the star with my finger.'],
    es: ['de·do', 'Tienes cinco en cada mano', 'Señalo la estrella con el dedo.'],
    sw: ['ki·do·le', 'Kila mkono una vitano', 'Ninaonyesha nyota kwa kidole.'],
  },
  fist: {
    related: 'hand',
    en: ['fist', 'A hand with all the fingers folded in', 'I close my fist tight.'],
    es: ['pu·ño', 'Una mano con los dedos doblados', 'Cierro el puño con fuerza.'],
    sw: ['ngu·mi', 'Mkono uliokunjwa vidole vyote', 'Ninakunja ngumi kwa nguvu.'],
  },
  foot: {
    related: 'shoe',
    en: ['foot', 'You stand and walk on it', 'I kick the ball with my foot.'],
    es: ['pie', 'Con él te paras y caminas', 'Pateo la pelota con el pie.'],
    sw: ['m·gu·u', 'Unautumia kusimama na kutembea', 'Ninapiga mpira kwa mguu.'],
  },
  bone: {
    related: 'dog',
    en: ['bone', 'A hard part inside your body', 'The dog chews a bone.'],
    es: ['hue·so', 'Una parte dura dentro de tu cuerpo', 'El perro mastica un hueso.'],
    sw: ['m·fu·pa', 'Sehemu ngumu ndani ya mwili wako', 'Mbwa anatafuna mfupa mkubwa.'],
  },
  muscle: {
    related: 'bone',
    en: ['mus·cle', 'It makes you strong and moves your body', 'I show the muscle in my arm.'],
    es: ['mús·cu·lo', 'Te da fuerza para moverte', 'Muestro el músculo de mi brazo.'],
    sw: ['m·su·li', 'Hukupa nguvu ya kusogea na kuinua', 'Ninaonyesha msuli wa mkono wangu.'],
  },
  brain: {
    related: 'heart',
    en: ['brain', 'It is inside your head and full of ideas', 'My brain helps me to think.'],
    es: ['ce·re·bro', 'Está en la cabeza, lleno de ideas', 'Mi cerebro me ayuda a pensar.'],
    sw: ['u·bo·ngo', 'Uko ndani ya kichwa, umejaa mawazo', 'Ninatumia ubongo wangu kufikiri.'],
  },
  heart: {
    related: 'lungs',
    en: ['heart', 'It works in your chest day and night', 'My heart beats fast when I run.'],
    es: ['co·ra·zón', 'Trabaja en tu pecho día y noche', 'Mi corazón late rápido cuando corro.'],
    sw: ['mo·yo', 'Hufanya kazi kifuani usiku na mchana', 'Nikikimbia moyo wangu unadunda haraka.'],
  },
  lungs: {
    related: 'heart',
    en: ['lungs', 'You take in air with them', 'My lungs fill with fresh air.'],
    es: ['pul·mo·nes', 'Con ellos tomas el aire', 'Mis pulmones se llenan de aire fresco.'],
    sw: ['ma·pa·fu', 'Unayatumia kuvuta hewa', 'Hewa safi inajaza mapafu yangu.'],
  },
};
