import type { Entries } from '../entry.ts';

export const sports: Entries = {
  basketball: {
    related: 'ball',
    en: [
      'bas·ket·ball',
      'You bounce it and throw it through a hoop',
      'I throw the basketball through the hoop.',
    ],
    es: ['ba·lón de bás·quet·bol', 'Lo botas y lo metes en un aro', 'Lanzo el balón de básquetbol al aro.'],
    sw: ['m·pi·ra wa ki·ka·pu', 'Hudundwa na kutupwa kwenye pete ya juu', 'Ninarusha mpira wa kikapu juu.'],
  },
  volleyball: {
    related: 'basketball',
    en: ['vol·ley·ball', 'You hit it over a net with your hands', 'We hit the volleyball over the net.'],
    es: [
      'ba·lón de vo·lei·bol',
      'Lo golpeas con las manos sobre la red',
      'El balón de voleibol pasa sobre la red.',
    ],
    sw: ['m·pi·ra wa wa·vu', 'Hupigwa kwa mikono juu ya neti', 'Tunacheza mpira wa wavu shuleni.'],
  },
  'rugby ball': {
    related: 'ball',
    en: ['rug·by ball', 'It is shaped like an egg', 'She runs with the rugby ball under her arm.'],
    es: ['ba·lón de rug·by', 'Tiene forma de huevo', 'Corre con el balón de rugby en el brazo.'],
    sw: ['m·pi·ra wa ra·ga', 'Una umbo la yai', 'Anakimbia na mpira wa raga mkononi.'],
  },
  goal: {
    related: 'ball',
    en: ['goal', 'You kick the ball into it to score', 'The ball flies into the goal.'],
    es: ['por·te·rí·a', 'Metes la pelota en ella para ganar', 'La pelota entra en la portería.'],
    sw: ['go·li', 'Unapiga mpira uingie humo', 'Mpira umeingia ndani ya goli.'],
  },
  racket: {
    related: 'ball',
    en: ['rack·et', 'You hit a tennis ball with it', 'I hit the tennis ball with my racket.'],
    es: ['ra·que·ta', 'Con ella golpeas la pelota de tenis', 'Golpeo la pelota con la raqueta.'],
    sw: ['ra·ke·ti', 'Hutumika kupigia mpira wa tenisi', 'Ninapiga mpira kwa raketi.'],
  },
  'boxing glove': {
    related: 'gloves',
    en: ['box·ing glove', 'A fat, soft cover for a fighter', 'The boxer wears a red boxing glove.'],
    es: ['guan·te de bo·xe·o', 'Es acolchado y protege la mano', 'El boxeador usa un guante de boxeo.'],
    sw: ['gla·vu ya ndo·ndi', 'Hukinga mkono wa bondia', 'Bondia anavaa glavu ya ndondi.'],
  },
  medal: {
    related: 'trophy',
    en: ['med·al', 'The winner wears it around the neck', 'She won a gold medal.'],
    es: ['me·da·lla', 'El ganador la lleva en el cuello', 'Ella ganó una medalla de oro.'],
    sw: ['me·da·li', 'Mshindi huivaa shingoni', 'Amepata medali ya dhahabu.'],
  },
  trophy: {
    related: 'medal',
    en: ['tro·phy', 'A big cup for the winner', 'Our team lifts the trophy.'],
    es: ['tro·fe·o', 'Una copa grande para quien gana', 'Nuestro equipo levanta el trofeo.'],
    sw: ['ko·mbe', 'Zawadi kubwa ya timu iliyoshinda', 'Timu yetu imeshinda kombe.'],
  },
  skateboard: {
    related: 'wheel',
    en: ['skate·board', 'A board with four small wheels', 'I ride my skateboard in the park.'],
    es: ['pa·ti·ne·ta', 'Una tabla con cuatro ruedas', 'Paseo en mi patineta por el parque.'],
    sw: ['u·ba·o wa ku·te·le·za', 'Una magurudumu manne madogo', 'Ninasimama juu ya ubao wa kuteleza.'],
  },
  'roller skate': {
    related: 'wheel',
    en: ['roll·er skate', 'A shoe with wheels', 'I tie the laces of my roller skate.'],
    es: ['pa·tín', 'Un zapato con ruedas', 'Amarro los cordones de mi patín.'],
    sw: ['ki·a·tu cha ma·gu·ru·du·mu', 'Hukuwezesha kuteleza barabarani', 'Ninavaa kiatu cha magurudumu.'],
  },
  'ice skate': {
    related: 'ice',
    en: ['ice skate', 'A boot with a blade to glide', 'I glide on one ice skate.'],
    es: ['pa·tín de hie·lo', 'Una bota con una cuchilla', 'Me pongo el patín de hielo.'],
    sw: ['ki·a·tu cha ba·ra·fu', 'Kina chuma cha kuteleza chini yake', 'Anavaa kiatu cha barafu.'],
  },
  ski: {
    related: 'snow',
    en: ['ski', 'A long board for sliding down snow', 'I lost one ski in the snow.'],
    es: ['es·quí', 'Una tabla larga para bajar por la nieve', 'Perdí un esquí en la nieve.'],
    sw: ['ski·i', 'Ubao mrefu wa kuteleza kwenye theluji', 'Anateleza kwenye theluji kwa skii.'],
  },
  sled: {
    related: 'snow',
    en: ['sled', 'You sit on it and slide down the snow', 'The sled slides down the white hill.'],
    es: ['tri·ne·o', 'Te sientas y bajas por la nieve', 'El trineo baja por el cerro blanco.'],
    sw: ['sle·ji', 'Unaikalia na kuteleza kwenye theluji', 'Sleji inateleza kilimani.'],
  },
  target: {
    related: 'medal',
    en: ['tar·get', 'Rings that you aim at', 'My arrow hits the middle of the target.'],
    es: ['dia·na', 'Círculos a los que apuntas', 'Mi flecha da en la diana.'],
    sw: ['sha·ba·ha', 'Miduara ya kulenga katikati', 'Mshale wake umepiga shabaha.'],
  },
  'fishing rod': {
    related: 'fish',
    en: [
      'fish·ing rod',
      'A long stick with a line and a hook',
      'Grandpa takes his fishing rod to the river.',
    ],
    es: ['ca·ña de pes·car', 'Un palo largo con hilo y anzuelo', 'El abuelo lleva su caña de pescar al río.'],
    sw: ['fi·mbo ya ku·vu·li·a', 'Ina uzi na ndoano ya samaki', 'Babu ameshika fimbo ya kuvulia.'],
  },
  'diving mask': {
    related: 'fish',
    en: ['div·ing mask', 'With it you can see under water', 'I see fish through my diving mask.'],
    es: ['más·ca·ra de bu·ce·o', 'Con ella ves bajo el agua', 'Veo peces con mi máscara de buceo.'],
    sw: [
      'ba·ra·ko·a ya ku·za·mi·a',
      'Hukusaidia kuona chini ya maji',
      'Ninaona samaki kwa barakoa ya kuzamia.',
    ],
  },
};
