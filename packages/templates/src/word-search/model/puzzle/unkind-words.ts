import { lettersOf } from './letters.ts';

/**
 * What filler letters must not spell, by language, without accents and in capitals. Short ones above all: a long word
 * comes about by chance once in many lifetimes.
 */
const UNKIND: Readonly<Record<string, string>> = {
  en: 'ARSE ASS ASSES BITCH BOOB BUM CLIT COCK COON CRAP CUM CUNT DAMN DICK DIE DIKE DUMB DYKE FAG FART FAT FUCK FUK GIT GOOK HATE HELL HOE IDIOT JERK JIZZ KILL KKK KUNT LOSER MORON NAZI NIG NIGGA NUDE PEE PENIS PERV PISS POO PORN PRICK PUSSY RAPE SEX SHAG SHIT SKANK SLAG SLUT SPAZ SPIC STUPID SUCK TIT TITS TURD TWAT UGLY WANK WEED WHORE WOG',
  es: 'ASCO BOBO BOLUDO CACA CAGAR CAGON CHINGA CHOTA CONO COJER COJON CULO FEO GILI GORDO IDIOTA JODER JOTO LERDO MAMON MARICA MATAR MEAR MEON MIERDA MORO MUERE NAZI NEGRATA ODIO ORTO PAJA PEDO PENE PIJO PINGA PIS POLLA PUTA PUTO RABO SEXO SUDACA TARADO TETA TONTO VERGA ZORRA',
  sw: 'BIKRA FALA JINGA KAHABA KIMADA KINYEO KOJOA KUFA KUMA KUNDU KUNYA MATAKO MAVI MBORO MBOO MKUNDU MSENGE MALAYA MJINGA NGONO PUMBAVU SHENZI TAKO UCHI UKE UMALAYA UUME',
  fr: 'ANUS BATARD BITE BRANLE CACA CHIER CON CONNE CUL GOUINE GROS IDIOT LAID MERDE MORT NAZI NEGRE NIQUE NUL PEDE PET PIPI PINE PISSE PUTE SALOPE SEXE SEIN TUER VIOL ZIZI',
  pt: 'BOSTA BICHA BUNDA BURRO CAGAR CARALHO COCO CORNO FEIO FODA FODER IDIOTA MATAR MERDA MIJO NAZI ODIO PAU PEIDO PENIS PICA PUTA PUTO RABO SEXO TETA VIADO XIXI',
  de: 'ARSCH BUSEN DOOF DUMM FICK FOTZE FURZ HASS HURE IDIOT KACK KKK MIST MORD NAZI NUTTE PENIS PIMMEL PISS POPO SAU SEX TITTE TOD WICHS',
  ar: 'كلب حمار غبي خرا زب طيز كس نيك قحبة شرموط عاهرة حقير لعن قتل موت',
  hi: 'गधा कुत्ता साला हरामी मूर्ख चूत लंड रंडी गांड',
  am: 'ደደብ ሞኝ ሸርሙጣ ውሻ',
};

/** A word of a list that everybody knows from films and songs is as bad in another language of its script. */
const KNOWN_EVERYWHERE = 'en';
/** Two letters stand beside each other too often to be kept apart. */
const SHORTEST = 3;

const known = new Map<string, readonly (readonly string[])[]>();

/** By language, those of English among them wherever its letters are read; each by its letters. */
export function unkindWords(locale: string): readonly (readonly string[])[] {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  const lists = [...new Set([language, KNOWN_EVERYWHERE])].flatMap((key) => UNKIND[key]?.split(' ') ?? []);
  const words = [...new Set(lists)]
    .map((word) => lettersOf(word, language))
    .filter((word) => word.length >= SHORTEST);
  known.set(language, words);
  return words;
}
