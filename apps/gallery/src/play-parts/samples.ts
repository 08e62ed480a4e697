import { useTexts } from '@flink/ui/texts/texts.tsx';

/** What a screen would say, in words long and short; the parts' own words come from the strings. */
const samples = {
  play: { en: 'Play', es: 'Jugar', sw: 'Cheza' },
  next: { en: 'Next', es: 'Siguiente', sw: 'Inayofuata' },
  hint: { en: 'Hint', es: 'Pista', sw: 'Dokezo' },
  remove: { en: 'Remove the member', es: 'Eliminar al integrante', sw: 'Ondoa mwanafamilia' },
  long: {
    en: 'Change the language of the activities',
    es: 'Cambiar el idioma predeterminado de las actividades interdisciplinarias',
    sw: 'Badilisha lugha chaguo-msingi ya shughuli zote za familia',
  },
  back: { en: 'Back to the menu', es: 'Volver al menú', sw: 'Rudi kwenye menyu' },
  task: { en: 'Which animal is it?', es: '¿Qué animal es?', sw: 'Ni mnyama gani?' },
  email: { en: 'Email', es: 'Correo electrónico', sw: 'Barua pepe' },
  emailHint: {
    en: 'The one you gave to your library or school.',
    es: 'El que diste en tu biblioteca o escuela.',
    sw: 'Ile uliyotoa kwenye maktaba au shule yako.',
  },
  emailError: {
    en: 'This is not an email address.',
    es: 'Esto no es una dirección de correo electrónico.',
    sw: 'Hii si anwani ya barua pepe.',
  },
  password: { en: 'Password', es: 'Contraseña', sw: 'Nenosiri' },
  passwordError: {
    en: 'The password is too short: 8 letters or more.',
    es: 'La contraseña es demasiado corta: usa 8 letras o más.',
    sw: 'Nenosiri ni fupi mno: herufi 8 au zaidi.',
  },
  nickname: { en: 'Nickname', es: 'Apodo', sw: 'Jina la utani' },
  newMember: { en: 'A new member', es: 'Un integrante nuevo', sw: 'Mwanafamilia mpya' },
  center: { en: 'Learning center', es: 'Centro de aprendizaje', sw: 'Kituo cha kujifunzia' },
  choose: { en: 'Choose one', es: 'Elige uno', sw: 'Chagua kimoja' },
  terms: {
    en: 'I agree to the terms of use and to the privacy policy',
    es: 'Acepto las condiciones de uso y la política de privacidad',
    sw: 'Ninakubali masharti ya matumizi na sera ya faragha',
  },
  termsError: {
    en: 'Please agree before you go on.',
    es: 'Acéptalas antes de continuar, por favor.',
    sw: 'Tafadhali kubali kabla ya kuendelea.',
  },
  saved: { en: 'Saved.', es: 'Guardado.', sw: 'Imehifadhiwa.' },
  sent: {
    en: 'The email has been sent. Please check your email and follow the instructions.',
    es: 'El correo se ha enviado. Revisa tu correo y sigue las instrucciones.',
    sw: 'Barua pepe imetumwa. Tafadhali angalia barua pepe yako na ufuate maelekezo.',
  },
  notSaved: {
    en: 'It was not saved. Try again.',
    es: 'No se guardó. Inténtalo de nuevo.',
    sw: 'Haikuhifadhiwa. Jaribu tena.',
  },
  wrongPassword: {
    en: 'The user name or the password is not right.',
    es: 'El nombre de usuario o la contraseña no son correctos.',
    sw: 'Jina la mtumiaji au nenosiri si sahihi.',
  },
  removeQuestion: {
    en: 'Emma and all her stars will be gone.',
    es: 'Se perderán Emma y todas sus estrellas.',
    sw: 'Emma na nyota zake zote zitaondolewa.',
  },
  leaveQuestion: {
    en: 'Your game is kept and you can go on later.',
    es: 'Tu juego se guarda y puedes seguir más tarde.',
    sw: 'Mchezo wako umehifadhiwa na unaweza kuendelea baadaye.',
  },
  leave: { en: 'Leave the game?', es: '¿Salir del juego?', sw: 'Utoke kwenye mchezo?' },
  noMembers: { en: 'Nobody here yet', es: 'Todavía no hay nadie', sw: 'Bado hakuna mtu hapa' },
  noMembersText: {
    en: 'Add the first member of your family.',
    es: 'Añade al primer integrante de tu familia.',
    sw: 'Ongeza mwanafamilia wa kwanza.',
  },
  addMember: { en: 'Add a member', es: 'Añadir integrante', sw: 'Ongeza mwanafamilia' },
  lookAtEars: { en: 'Look at the ears…', es: 'Fíjate en las orejas…', sw: 'Angalia masikio…' },
  yes: { en: 'Yes! An elephant.', es: '¡Sí! Un elefante.', sw: 'Ndiyo! Ni tembo.' },
  tryAgain: { en: 'Almost. Try again!', es: 'Casi. ¡Prueba otra vez!', sw: 'Karibu. Jaribu tena!' },
  party: { en: 'You did it!', es: '¡Lo lograste!', sw: 'Umefaulu!' },
  loading: { en: 'Getting the pictures ready…', es: 'Preparando las imágenes…', sw: 'Tunaandaa picha…' },
  elephant: { en: 'elephant', es: 'elefante', sw: 'tembo' },
  hippo: { en: 'hippopotamus', es: 'hipopótamo', sw: 'kiboko' },
} as const;

export type Sample = keyof typeof samples;

export function useSample(): (name: Sample) => string {
  const { locale } = useTexts();
  return (name) => {
    const words: Readonly<Record<string, string>> = samples[name];
    return words[locale] ?? samples[name].en;
  };
}
