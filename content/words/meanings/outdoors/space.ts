import type { Entries } from '../entry.ts';

export const space: Entries = {
  rocket: {
    related: 'moon',
    en: ['rock·et', 'It flies into space with a burst of fire', 'The rocket flies to the moon.'],
    es: ['co·he·te', 'Sube hasta el espacio echando fuego', 'El cohete vuela hasta la luna.'],
    sw: ['ro·ke·ti', 'Chombo kinachopaa hadi anga za mbali', 'Roketi inapaa kwenda mwezini.'],
  },
  astronaut: {
    related: 'rocket',
    en: ['as·tro·naut', 'A person who travels into space', 'The astronaut walks on the moon.'],
    es: ['as·tro·nau·ta', 'Persona que viaja al espacio', 'El astronauta camina en la luna.'],
    sw: ['mwa·na·a·nga', 'Mtu anayesafiri anga za mbali', 'Mwanaanga anatembea mwezini.'],
  },
  planet: {
    related: 'star',
    en: ['plan·et', 'A huge ball that travels around the sun', 'We live on the planet Earth.'],
    es: ['pla·ne·ta', 'Una bola enorme que gira alrededor del sol', 'Vivimos en el planeta Tierra.'],
    sw: ['sa·ya·ri', 'Tufe kubwa linalozunguka jua', 'Dunia ni sayari tunayoishi.'],
  },
  'shooting star': {
    related: 'star',
    en: ['shoot·ing star', 'A streak of light across the sky', 'I make a wish on a shooting star.'],
    es: ['es·tre·lla fu·gaz', 'Una raya de luz que cruza el cielo', 'Pido un deseo a la estrella fugaz.'],
    sw: ['ki·mo·ndo', 'Mwanga unaopita angani kwa kasi', 'Usiku tuliona kimondo angani.'],
  },
  telescope: {
    related: 'planet',
    en: ['tel·e·scope', 'It makes far things look near', 'I see the moon through a telescope.'],
    es: ['te·les·co·pio', 'Hace que lo lejano se vea cerca', 'Miro la luna con el telescopio.'],
    sw: ['da·ru·bi·ni', 'Hufanya vitu vya mbali vionekane karibu', 'Ninatazama mwezi kwa darubini.'],
  },
  satellite: {
    related: 'antenna',
    en: ['sat·el·lite', 'A machine that circles around the Earth', 'The satellite circles the Earth.'],
    es: ['sa·té·li·te', 'Una máquina que gira en el espacio', 'El satélite da vueltas a la Tierra.'],
    sw: ['se·ti·la·i·ti', 'Mashine inayozunguka dunia angani', 'Setilaiti inapiga picha za dunia.'],
  },
  antenna: {
    related: 'television',
    en: ['an·ten·na', 'It catches signals from the air', 'The antenna on the roof catches the signal.'],
    es: ['an·te·na', 'Recibe señales del aire', 'La antena del techo recibe la señal.'],
    sw: ['an·te·na', 'Hupokea mawimbi ya redio hewani', 'Tunaweka antena juu ya paa.'],
  },
  'flying saucer': {
    related: 'alien',
    en: ['fly·ing sau·cer', 'In stories, a round ship from space', 'A flying saucer lands in my story.'],
    es: [
      'pla·ti·llo vo·la·dor',
      'En los cuentos, una nave redonda',
      'Un platillo volador aterriza en mi cuento.',
    ],
    sw: [
      'ki·sa·ha·ni ki·na·cho·pa·a',
      'Katika hadithi, chombo cha duara cha angani',
      'Nimechora kisahani kinachopaa angani.',
    ],
  },
  alien: {
    related: 'flying saucer',
    en: ['a·li·en', 'In stories, somebody from another planet', 'The green alien waves at us.'],
    es: [
      'ex·tra·te·rres·tre',
      'En los cuentos, alguien de otro planeta',
      'El extraterrestre verde nos saluda.',
    ],
    sw: [
      'ki·u·mbe wa a·nga·ni',
      'Katika hadithi, mgeni kutoka sayari nyingine',
      'Kiumbe wa angani anatupungia mkono.',
    ],
  },
};
