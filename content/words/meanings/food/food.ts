import type { Entries } from '../entry.ts';

export const food: Entries = {
  apple: {
    related: 'pear',
    en: ['ap·ple', 'A round fruit that is red, green or yellow', 'I bite into a crunchy red apple.'],
    es: ['man·za·na', 'Una fruta redonda, roja, verde o amarilla', 'Muerdo una manzana roja y crujiente.'],
    sw: ['tu·fa·ha', 'Tunda la mviringo, jekundu au kijani', 'Ninauma tufaha jekundu na tamu.'],
  },
  banana: {
    related: 'monkey',
    en: ['ba·nan·a', 'A long yellow fruit with a soft inside', 'The monkey peels a banana.'],
    es: ['plá·ta·no', 'Una fruta larga, amarilla y blanda', 'El mono pela un plátano.'],
    sw: ['ndi·zi', 'Tunda refu na laini la rangi ya njano', 'Tumbili anamenya ndizi mbivu.'],
  },
  bread: {
    related: 'butter',
    en: ['bread', 'Food that a baker bakes from flour', 'Grandfather bakes bread every morning.'],
    es: ['pan', 'Se hace con harina y se hornea', 'El abuelo hornea pan cada mañana.'],
    sw: ['m·ka·te', 'Chakula kinachookwa kwa unga wa ngano', 'Babu anaoka mkate kila asubuhi.'],
  },
  egg: {
    related: 'hen',
    en: ['egg', 'It has a shell, and a chick can hatch from it', 'The hen laid an egg today.'],
    es: ['hue·vo', 'Tiene cáscara y de él nace un pollito', 'La gallina puso un huevo hoy.'],
    sw: ['ya·i', 'Lina ganda na kifaranga hutoka ndani yake', 'Kuku ametaga yai leo.'],
  },
  milk: {
    related: 'cow',
    en: ['milk', 'A white drink that comes from a cow', 'The baby drinks warm milk.'],
    es: ['le·che', 'Una bebida blanca que viene de la vaca', 'El bebé toma leche tibia.'],
    sw: ['ma·zi·wa', "Kinywaji cheupe kinachotoka kwa ng'ombe", 'Mtoto anakunywa kikombe cha maziwa.'],
  },
  rice: {
    related: 'beans',
    en: ['rice', 'Small white grains that we cook', 'We eat rice with beans.'],
    es: ['a·rroz', 'Granos blancos y pequeños que cocinamos', 'Comemos arroz con frijoles.'],
    sw: ['wa·li', 'Chakula cha punje nyeupe zilizopikwa', 'Tunakula wali na maharagwe.'],
  },
  honey: {
    related: 'bee',
    en: ['hon·ey', 'It is sweet, golden and sticky', 'The bees fill the hive with honey.'],
    es: ['miel', 'Es dulce, dorada y pegajosa', 'Las abejas llenan el panal de miel.'],
    sw: ['a·sa·li', 'Ni tamu sana na hunata mkononi', 'Nyuki wamejaza mzinga kwa asali.'],
  },
  meat: {
    related: 'cow',
    en: ['meat', 'Food that comes from animals', 'We cook the meat over the fire.'],
    es: ['car·ne', 'Alimento que viene de los animales', 'Asamos la carne en el fuego.'],
    sw: ['nya·ma', 'Chakula kinachotoka kwenye mwili wa mnyama', 'Tunachoma nyama kwenye moto.'],
  },
  cheese: {
    related: 'milk',
    en: ['cheese', 'A firm food made from milk', 'The mouse nibbles the yellow cheese.'],
    es: ['que·so', 'Alimento firme hecho de leche', 'El ratón muerde el queso amarillo.'],
    sw: ['ji·bi·ni', 'Chakula kigumu kinachotengenezwa kwa maziwa', 'Panya anatafuna jibini ya njano.'],
  },
  butter: {
    related: 'bread',
    en: ['but·ter', 'It is soft and yellow, made from cream', 'I spread butter on my toast.'],
    es: ['man·te·qui·lla', 'Es suave y amarilla, hecha de crema', 'Unto mantequilla en el pan tostado.'],
    sw: ['si·a·gi', 'Mafuta laini yanayotoka kwenye maziwa', 'Ninapaka siagi kwenye mkate.'],
  },
  juice: {
    related: 'orange',
    en: ['juice', 'A drink squeezed from fruit', 'I drink a cold apple juice.'],
    es: ['ju·go', 'Bebida que sale de las frutas', 'Tomo un jugo frío de manzana.'],
    sw: ['ju·i·si', 'Kinywaji kinachokamuliwa kutoka kwa matunda', 'Ninakunywa juisi ya tufaha.'],
  },
  tea: {
    related: 'cup',
    en: ['tea', 'A hot drink made with leaves', 'Grandma sips her hot tea.'],
    es: ['té', 'Bebida caliente hecha con hojas', 'La abuela toma té caliente con limón.'],
    sw: ['cha·i', 'Kinywaji cha moto cha majani makavu', 'Bibi anakunywa chai ya moto.'],
  },
  salt: {
    related: 'meat',
    en: ['salt', 'White grains that make food tasty', 'I put a little salt in the soup.'],
    es: ['sal', 'Granitos blancos que dan sabor', 'Pongo un poco de sal en la sopa.'],
    sw: ['chu·mvi', 'Huongeza ladha kwenye chakula', 'Ninaweka chumvi kidogo kwenye supu.'],
  },
};
