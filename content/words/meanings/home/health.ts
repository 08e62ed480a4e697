import type { Entries } from '../entry.ts';

export const health: Entries = {
  hospital: {
    related: 'doctor',
    en: ['hos·pi·tal', 'A house where sick people get well', 'The doctor works in the hospital.'],
    es: ['hos·pi·tal', 'Allí cuidan a los enfermos', 'El doctor trabaja en el hospital.'],
    sw: ['hos·pi·ta·li', 'Mahali ambapo wagonjwa hutibiwa', 'Daktari anafanya kazi katika hospitali.'],
  },
  ambulance: {
    related: 'hospital',
    en: ['am·bu·lance', 'It rushes sick people to the hospital', 'The ambulance drives with a loud siren.'],
    es: ['am·bu·lan·cia', 'Lleva a los enfermos muy rápido', 'La ambulancia va con su sirena.'],
    sw: ['a·mbu·len·si', 'Gari linalowakimbiza wagonjwa hospitalini', "Ambulensi inapiga king'ora."],
  },
  bandage: {
    related: 'doctor',
    en: ['band·age', 'It covers a cut while it heals', 'Mother puts a bandage on my knee.'],
    es: ['cu·ri·ta', 'Tapa una herida pequeña', 'Mamá me pone una curita en la rodilla.'],
    sw: ['plas·ta', 'Hufunika kidonda kidogo', 'Mama ananibandika plasta kwenye goti.'],
  },
  thermometer: {
    related: 'doctor',
    en: ['ther·mom·e·ter', 'It shows how hot or cold you are', 'The thermometer says I have a fever.'],
    es: ['ter·mó·me·tro', 'Muestra si tienes fiebre', 'El termómetro marca treinta y siete grados.'],
    sw: ['ki·pi·ma·jo·to', 'Huonyesha kama una homa', 'Muuguzi anasoma kipimajoto changu.'],
  },
  syringe: {
    related: 'doctor',
    en: ['sy·ringe', 'The nurse gives medicine with it', 'The nurse fills the syringe with medicine.'],
    es: ['je·rin·ga', 'Con ella la enfermera pone medicina', 'La enfermera llena la jeringa.'],
    sw: [
      'bo·mba la si·nda·no',
      'Muuguzi hulitumia kukudunga dawa',
      'Muuguzi anajaza dawa kwenye bomba la sindano.',
    ],
  },
  stethoscope: {
    related: 'heart',
    en: ['steth·o·scope', 'The doctor hears your heart with it', 'The stethoscope feels cold on my chest.'],
    es: ['es·te·tos·co·pio', 'Con él el doctor oye tu corazón', 'El estetoscopio está frío en mi pecho.'],
    sw: ['ste·tos·ko·pu', 'Daktari huitumia kusikiliza moyo', 'Daktari ana stetoskopu shingoni.'],
  },
  pill: {
    related: 'doctor',
    en: ['pill', 'A tiny piece of medicine to swallow', 'Mother gives me a pill for my fever.'],
    es: ['pas·ti·lla', 'Una medicina pequeña que se traga', 'Mamá me da una pastilla para la fiebre.'],
    sw: ['ki·do·nge', 'Dawa ndogo ya kumeza', 'Mama ananipa kidonge cha homa.'],
  },
  wheelchair: {
    related: 'wheel',
    en: ['wheel·chair', 'A rolling seat for a person who cannot walk', 'My cousin races in his wheelchair.'],
    es: [
      'si·lla de rue·das',
      'Ayuda a moverse a quien no camina',
      'Mi primo va veloz en su silla de ruedas.',
    ],
    sw: [
      'ki·ti cha ma·gu·ru·du·mu',
      'Humsaidia mtu asiyeweza kutembea',
      'Binamu yangu anatumia kiti cha magurudumu.',
    ],
  },
  crutch: {
    related: 'wheelchair',
    en: ['crutch', 'You lean on it when your leg hurts', 'She walks with a crutch.'],
    es: ['mu·le·ta', 'Te apoyas en ella si te duele la pierna', 'Mi hermano camina con una muleta.'],
    sw: ['m·ko·ngo·jo', 'Fimbo ya kuegemea mguu ukiuma', 'Babu anatembea kwa mkongojo.'],
  },
  'white cane': {
    related: 'road',
    en: ['white cane', 'It shows the way to a blind person', 'She finds the step with her white cane.'],
    es: ['bas·tón blan·co', 'Guía a una persona ciega', 'La señora camina con su bastón blanco.'],
    sw: ['fi·mbo nye·u·pe', 'Humwongoza mtu asiyeona', 'Anatafuta njia kwa fimbo nyeupe.'],
  },
  microscope: {
    related: 'magnifying glass',
    en: ['mi·cro·scope', 'It shows things too tiny to see', 'I see a drop of water in the microscope.'],
    es: ['mi·cros·co·pio', 'Muestra cosas que no se ven a simple vista', 'Miro una gota en el microscopio.'],
    sw: ['ha·du·bi·ni', 'Huonyesha vitu vidogo visivyoonekana', 'Ninatazama tone la maji kwenye hadubini.'],
  },
};
