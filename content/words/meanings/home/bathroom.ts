import type { Entries } from '../entry.ts';

export const bathroom: Entries = {
  soap: {
    related: 'water',
    en: ['soap', 'It makes bubbles and takes off dirt', 'Wash your hands with soap.'],
    es: ['ja·bón', 'Hace espuma y quita la suciedad', 'Lávate las manos con jabón.'],
    sw: ['sa·bu·ni', 'Hutoa povu na kuondoa uchafu', 'Nawa mikono yako kwa sabuni.'],
  },
  bathtub: {
    related: 'soap',
    en: ['bath·tub', 'You fill it with water and sit inside', 'I splash in the bathtub.'],
    es: ['ti·na', 'La llenas de agua y te sientas dentro', 'Me baño con espuma en la tina.'],
    sw: ['ba·fu', 'Chombo kikubwa cha kuogea', 'Ninaoga ndani ya bafu.'],
  },
  shower: {
    related: 'soap',
    en: ['show·er', 'Water falls from it to wash you', 'I sing under the shower.'],
    es: ['du·cha', 'De ella cae agua para lavarte', 'Canto debajo de la ducha.'],
    sw: ['sha·wa', 'Maji hutiririka kutoka juu ili uoge', 'Ninaimba chini ya shawa.'],
  },
  toilet: {
    related: 'toilet paper',
    en: ['toi·let', 'A seat in the bathroom with water in it', 'Remember to flush the toilet.'],
    es: ['i·no·do·ro', 'Te sientas en él en el baño', 'Baja la palanca del inodoro.'],
    sw: ['cho·o', 'Mahali pa kwenda haja', 'Nawa mikono ukitoka kwenye choo.'],
  },
  toothbrush: {
    related: 'tooth',
    en: ['tooth·brush', 'It cleans inside your mouth', 'I clean my teeth with a toothbrush.'],
    es: ['ce·pi·llo de dien·tes', 'Limpia dentro de tu boca', 'Cada noche uso mi cepillo de dientes.'],
    sw: ['m·swa·ki', 'Husafisha ndani ya kinywa chako', 'Ninasafisha meno kwa mswaki.'],
  },
  sponge: {
    related: 'soap',
    en: ['sponge', 'It is soft and soaks up water', 'I wash the plates with a sponge.'],
    es: ['es·pon·ja', 'Es blanda y chupa el agua', 'Lavo los platos con la esponja.'],
    sw: ['spo·nji', 'Ni laini na hufyonza maji', 'Ninaosha vyombo kwa sponji.'],
  },
  comb: {
    related: 'mirror',
    en: ['comb', 'It has teeth and makes your hair neat', 'I pull the comb through my hair.'],
    es: ['pei·ne', 'Tiene dientes y arregla el pelo', 'Me arreglo el pelo con el peine.'],
    sw: ['cha·nu·o', 'Lina meno na hutengeneza nywele', 'Ninachana nywele kwa chanuo.'],
  },
  'toilet paper': {
    related: 'toilet',
    en: ['toi·let pa·per', 'A soft white roll in the bathroom', 'The roll of toilet paper is empty.'],
    es: ['pa·pel hi·gié·ni·co', 'Un rollo blanco y suave del baño', 'Se acabó el papel higiénico.'],
    sw: ['ka·ra·ta·si ya cho·o', 'Ni nyeupe, laini na huviringishwa', 'Leo karatasi ya choo imekwisha.'],
  },
  bubbles: {
    related: 'soap',
    en: ['bub·bles', 'Balls of air and soap that float', 'I blow bubbles into the air.'],
    es: ['bur·bu·jas', 'Bolitas de aire y jabón que flotan', 'Soplo burbujas en el aire.'],
    sw: ['vi·pu·to', 'Mipira midogo ya hewa na sabuni', 'Sabuni hii inatoa viputo vingi.'],
  },
  lotion: {
    related: 'hand',
    en: ['lo·tion', 'A cream that keeps your skin soft', 'I rub lotion on my dry hands.'],
    es: ['cre·ma', 'Deja la piel suave', 'Me pongo crema en las manos secas.'],
    sw: ['lo·she·ni', 'Mafuta mepesi ya kulainisha ngozi', 'Ninapaka losheni mikononi.'],
  },
  razor: {
    related: 'mirror',
    en: ['ra·zor', 'Father uses it to cut his beard', 'Father shaves his beard with a razor.'],
    es: ['a·fei·ta·do·ra', 'Papá la usa para quitarse la barba', 'Papá se quita la barba con la afeitadora.'],
    sw: ['we·mbe', 'Una makali na hunyoa ndevu', 'Baba ananyoa ndevu kwa wembe.'],
  },
  'trash can': {
    related: 'broom',
    en: ['trash can', 'You throw things away in it', 'Put the peel in the trash can.'],
    es: ['ba·su·re·ro', 'En él tiras lo que no sirve', 'Tira la cáscara en el basurero.'],
    sw: ['pi·pa la ta·ka', 'Tunatupa uchafu ndani yake', 'Tupa ganda kwenye pipa la taka.'],
  },
};
