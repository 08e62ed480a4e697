import type { Entries } from '../entry.ts';

export const birds: Entries = {
  bird: {
    related: 'tree',
    en: ['bird', 'An animal with feathers and two wings', 'The bird builds a nest in the tree.'],
    es: ['pá·ja·ro', 'Un animal con plumas y dos alas', 'El pájaro hace su nido en el árbol.'],
    sw: ['nde·ge', 'Mnyama mwenye manyoya na mabawa mawili', 'Ndege anajenga kiota juu ya mti.'],
  },
  owl: {
    related: 'bird',
    en: ['owl', 'A bird with big eyes that wakes at night', 'The owl flies in the dark night.'],
    es: ['bú·ho', 'Un ave de ojos grandes que despierta de noche', 'El búho vuela en la noche oscura.'],
    sw: ['bu·ndi', 'Ndege mwenye macho makubwa anayeruka usiku', 'Bundi anaamka usiku.'],
  },
  parrot: {
    related: 'bird',
    en: ['par·rot', 'A bright bird that can learn words', 'The parrot repeats what I say.'],
    es: ['lo·ro', 'Un ave de colores que aprende palabras', 'El loro repite lo que digo.'],
    sw: ['ka·su·ku', 'Ndege wa rangi anayeweza kuiga maneno', 'Kasuku anarudia ninachosema.'],
  },
  eagle: {
    related: 'owl',
    en: ['ea·gle', 'A big bird with very sharp eyes', 'The eagle flies high over the mountain.'],
    es: ['á·gui·la', 'Un ave grande de vista muy aguda', 'El águila vuela alto sobre la montaña.'],
    sw: ['ta·i', 'Ndege mkubwa mwenye macho makali', 'Tai anapaa juu ya mlima.'],
  },
  flamingo: {
    related: 'swan',
    en: ['fla·min·go', 'A pink bird with very long legs', 'The pink flamingo stands on one leg.'],
    es: ['fla·men·co', 'Un ave rosada de patas muy largas', 'El flamenco rosado se para en una pata.'],
    sw: ['he·ro·e', 'Ndege wa rangi ya waridi mwenye miguu mirefu', 'Heroe amesimama kwa mguu mmoja.'],
  },
  penguin: {
    related: 'ice',
    en: ['pen·guin', 'A black and white bird that cannot fly', 'The penguin walks on the ice.'],
    es: ['pin·güi·no', 'Un ave blanca y negra que no vuela', 'El pingüino camina sobre el hielo.'],
    sw: ['pe·ngwi·ni', 'Ndege mweusi na mweupe asiyeweza kuruka', 'Pengwini anatembea juu ya barafu.'],
  },
  peacock: {
    related: 'feather',
    en: ['pea·cock', 'A bird with a long, shining tail', 'The peacock opens its tail like a fan.'],
    es: ['pa·vo re·al', 'Un ave de cola larga y brillante', 'El pavo real abre su cola de colores.'],
    sw: ['ta·u·si', 'Ndege mwenye mkia mrefu wa kupendeza', 'Tausi ametandaza mkia wa rangi nyingi.'],
  },
  swan: {
    related: 'duck',
    en: ['swan', 'A white bird with a long curved neck', 'The white swan glides over the lake.'],
    es: ['cis·ne', 'Un ave blanca de cuello largo y curvo', 'El cisne blanco se desliza por el lago.'],
    sw: ['ba·ta ma·ji', 'Ndege mweupe mwenye shingo ndefu', 'Bata maji anaelea ziwani.'],
  },
  dove: {
    related: 'nest',
    en: ['dove', 'A gentle white bird, a sign of peace', 'The dove coos on the roof.'],
    es: ['pa·lo·ma', 'Un ave tranquila, señal de paz', 'La paloma arrulla en el techo.'],
    sw: ['nji·wa', 'Ndege mpole, ishara ya amani', 'Njiwa ametua juu ya paa.'],
  },
  crow: {
    related: 'bird',
    en: ['crow', 'A clever dark bird with a loud voice', 'The black crow calls from the tree.'],
    es: ['cuer·vo', 'Un ave oscura y lista de voz fuerte', 'El cuervo negro grita en el árbol.'],
    sw: ['ku·ngu·ru', 'Ndege mwerevu mwenye sauti kubwa', 'Kunguru mweusi anapiga kelele.'],
  },
  nest: {
    related: 'bird',
    en: ['nest', 'The home that a bird builds', 'There are three eggs in the nest.'],
    es: ['ni·do', 'La casa que construye un pájaro', 'Hay tres huevos en el nido.'],
    sw: ['ki·o·ta', 'Nyumba ambayo ndege hujijengea', 'Kuna mayai matatu ndani ya kiota.'],
  },
  feather: {
    related: 'wing',
    en: ['feath·er', 'It is light and covers a bird', 'A white feather floats in the air.'],
    es: ['plu·ma', 'Es ligera y cubre a las aves', 'Una pluma blanca flota en el aire.'],
    sw: ['u·nyo·ya', 'Ni mwepesi na hufunika mwili wa ndege', 'Ninaona unyoya mweupe ukielea hewani.'],
  },
  wing: {
    related: 'feather',
    en: ['wing', 'A bird spreads it to fly', 'The little bird hurt one wing.'],
    es: ['a·la', 'El pájaro la abre para volar', 'El pajarito se lastimó un ala.'],
    sw: ['ba·wa', 'Ndege hulitandaza ili aruke', 'Ndege yule ameumia bawa moja.'],
  },
};
