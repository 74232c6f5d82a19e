/**
 * Wording rules for Spanish texts. The names of insurance terms are in content/spanish-terms.yaml.
 * Patterns made with `words` match whole words only.
 */
import type { Wording } from './check/wording-rule.ts';

const words = (pattern: string, say: string): Wording => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  say,
});

/** English words that are allowed only in parentheses after the Spanish term. `list` must not contain words that are also Spanish. */
export const englishWords = (list: string[]): Wording =>
  words(list.join('|'), 'an English word: write Spanish, with the English in parentheses after it if it stands on a policy');

export const commonEnglish =
  'the|and|of|with|for|from|your|you|our|is|are|insurance|policy|coverage|claim|deductible|premium|quote|homeowners|carrier|broker|lender|landlord|roof|flood|hail|call|click|more|learn|home|search|next|back|loading'.split(
    '|',
  );

/** Words of English insurance terms that are also Spanish words. */
export const alsoSpanish = 'accidental|bar|cargo|cause|combustible|control|federal|legal|motor|mutual|natural|plan|social|use'.split('|');

/** English names that are not translated. The names of the firm are in content/site.yaml. */
export const englishNames = [
  'Datum Valuation',
  'Plumb Line Loss Control',
  'Level Certificates',
  'Pecan Grove Builders',
  'notary public',
  'Notary public',
  'Memorial Day',
  'Medicare',
  'Medicaid',
  'HELOC',
  'Incoterms',
  'Partnership',
  'Plan FAIR',
];

/** Wording to avoid: false friends, words of other Spanish-speaking countries, and “tú”. */
export const register: Wording[] = [
  words('aplicaci(?:ón|ones)(?! (?:de|del|móvil|externas?|en línea))', 'solicitud: an “aplicación” is an app'),
  words('aplic(?:a|an|ar|ó|e|en) para', 'solicitar'),
  words('licenciad[oa]s?', 'con licencia'),
  words('números? de seguro(?! social)', 'número de póliza: this reads as a Social Security number'),
  words('comprensiv[oa]s?', 'otros daños, sin choque (comprehensive)'),
  words('(?<!“)coberturas? amplias?', 'say which: in Mexico it is the whole package'),
  words('franquicias? (?:del seguro|de la póliza|de \\$?\\d[\\d,]*)', 'deducible'),
  words('pol[ií]ticas? de privacidad', 'aviso de privacidad'),
  words('notarios?', 'notary public (certifica firmas; no es abogado)'),
  words('bill(?:ón|ones)', 'mil millones'),
  words('eventualmente', 'al final'),
  words(
    '(?:vamos|ir|llevam?os?) al mercado|mercados de confianza',
    'cotizar con aseguradoras: el Mercado is HealthCare.gov, or the grocery',
  ),
  words('defensa y (?:los )?daños|limita los daños', 'lo que haya que indemnizar: “daños” is harm, not money owed'),
  words('(?:póliza|seguro)s? de retiro(?! de productos)', 'retiro de productos (recall): “retiro” alone is retirement'),
  words('contra tormentas de texas', 'contra Tormentas de Viento de Texas'),
  words('pólizas? general(?:es)?', 'responsabilidad civil general'),
  words('fiscal general', 'Procuraduría General de Texas (Texas Attorney General)'),
  words('deducibles? maestros?', 'deducible de la póliza maestra'),
  words('costos? de reposición', 'costo de reemplazo (replacement cost)'),
  words('scripts?', 'JavaScript'),
  words('(?:usted|le toca|dueñ[oa]) absorbe', 'le toca pagar: “absorber” is what an illegal offer does'),
  words('chequear|checar|clickear|cliquear', 'revisar; oprimir'),
  words('califi(?:ca|can|car|que|quen) para', 'cumplir los requisitos'),
  words('tu|tus|te|ti|contigo|tienes|puedes|quieres|haz|ingresa|selecciona|vosotros|vuestr[oa]s?', 'usted: su, le, tiene, puede, elija'),
];

/** Correct in texts about transport, wrong for an insurance carrier. */
export const carrierWord: Wording = words('transportistas?', 'aseguradora: a “transportista” hauls freight');
export const aboutTransport = /transport|cargo|truck|carrier|trailer|federal-filing|mcs-90/;

/** What a brokerage does not promise, and what to say instead. */
export const promises: Wording[] = [
  words('(?:cobertura|protección|seguridad) (?:completa|total|plena|integral)', 'name what is covered and what is not'),
  words('(?:totalmente|completamente) (?:cubiert|protegid|asegurad)\\p{L}+', 'name what is covered and what is not'),
  words(
    'garant[ií]\\p{L}*',
    'nothing is promised: say what may happen (“puede”), or on which policies (“en pólizas que cumplen los requisitos”)',
  ),
  words(
    'mejor(?:es)? (?:precio|tarifa|prima|cobertura|oferta)s?',
    'no better price is promised: say that we help to compare (“le ayudamos a comparar”)',
  ),
  words(
    '(?:precio|tarifa|prima)s? más baj[oa]s?|más barat[oa]s?',
    'no lower price is promised: say that we help to compare (“le ayudamos a comparar”)',
  ),
  words('ahorr\\p{L}+ (?:hasta )?(?:el )?\\$?\\d[\\d,.]*', 'no saving is promised: say that we help to compare (“le ayudamos a comparar”)'),
  words('tranquilidad|paz mental|duerma tranquil[oa]|sin preocupaciones|sin estrés', 'say what happens'),
  words('(?:nos )?aseguramos (?:de )?que', 'we cannot make sure of it: say what we do (“revisamos”, “preguntamos”, “anotamos”)'),
  words('aprobad[oa]s? por el estado|avalad[oa]s? por|respaldad[oa]s? por el gobierno', 'leave it out'),
  words('ilimitad[oa]s?|sin límites?', 'name the limit'),
  words('todo riesgo(?! salvo)', 'it has exclusions: “todo riesgo salvo exclusiones”'),
  words('nuestr[oa]s? ajustador\\p{L}*', 'an adjuster is licensed: say “asesor”'),
  words('(?:gerente|administrador)\\p{L}* de riesgos', 'a licensed title in Texas: say “asesor”'),
  words(
    'negocia\\p{L}* (?:su|la|una) (?:reclamación|reclamo|liquidación|pago)',
    'a broker does not negotiate a claim: say what we do (“orientamos”, “documentamos”, “damos seguimiento”)',
  ),
  words(
    'perdona\\p{L}* (?:el|su) deducible|(?:usted )?no paga(?:rá)? (?:el |su )?deducible|(?:nosotros )?pagamos (?:el|su) deducible',
    'the law requires the policyholder to pay it',
  ),
  words(
    '(?:asegurad[oa]|cobertura|cotización|respuesta) (?:en minutos|al instante|inmediata|el mismo día)',
    'say how long it usually takes',
  ),
  words('gratis|sin compromiso', 'say what it costs'),
  words('(?<!por lo general )libres? de impuestos', 'not always so: “por lo general libre de impuestos”'),
  words('se habla español|atención en español|le contestamos en español', 'only when the office has said who answers in Spanish'),
  words('a (?:la|su) medida|de clase mundial|líder(?:es)? (?:del|en el)|expert[oa]s? en todo', 'say what it does'),
  words('150% más', 'hasta el 150% del límite'),
];

/** Phrases that are allowed although a rule matches them, each with the reason. */
export const allowed: { words: string; because: string }[] = [
  { words: 'asociación de garantía', because: 'the name of the state fund' },
  { words: 'asociaciones de garantía', because: 'the name of the state fund' },
  { words: 'depósito en garantía', because: 'an escrow account' },
  { words: 'garantía personal', because: 'a term of lending: the owner signs for the debt' },
  { words: 'garantía escrita', because: 'the warranty that a builder gives a buyer' },
  { words: 'renovación garantizada', because: 'a defined policy provision of disability and long-term care contracts' },
  { words: 'no es una garantía', because: 'says that nothing is promised' },
  { words: 'ninguna garantía', because: 'says that nothing is promised' },
  { words: 'no garantiza', because: 'says that nothing is promised' },
  { words: 'no garantizamos', because: 'says that nothing is promised' },
  { words: '“full coverage”', because: 'quoted as the phrase that means nothing in a policy' },
  { words: '“cobertura completa”', because: 'quoted as the phrase that means nothing in a policy' },
  { words: '“cobertura amplia”', because: 'quoted as the Mexican name of another thing' },
  { words: 'no puede perdonar el deducible', because: 'tells the law' },
  { words: '“notario”', because: 'tells the law, and warns of the word' },
  { words: 'perdonar el deducible es ilegal', because: 'tells the law' },
];

const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const weekdays = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const capitalized = (list: string) => list.replaceAll(/(?<=^|\|)\p{L}/gu, (letter) => letter.toUpperCase());

export const typography: Wording[] = [
  { pattern: /["'«»‹›„]/, say: 'quotes are “ ”, an apostrophe is ’' },
  { pattern: /\d\s+%/, say: 'no space before %' },
  {
    pattern: new RegExp(`(?<=[\\p{Ll}\\d,] )(?:${capitalized(`${months}|${weekdays}`)})(?!\\p{L})`, 'u'),
    say: 'months and weekdays are small',
  },
  { pattern: /(?<!\p{L})del 20\d\d/u, say: 'de 2026' },
  { pattern: /\d\s?(?:[ap]\.m\.|[ap]m\b|AM\b|PM\b)/, say: 'write 8 a. m., 6 p. m.' },
  words('p(?:oliza|agina)s?|(?:cotiza|reclama|inunda|declara)cion|telefono|mas que|electronico', 'the accent is missing'),
];

/** The English months and their Spanish names, in order. */
export const monthNames = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|'),
  es: months.split('|'),
};

/** Names with several capitals that headings may contain, besides those of the firm. */
export const properNames = [
  'Programa del Seguro Nacional de Inundación',
  'Asociación de Seguros contra Tormentas de Viento de Texas',
  'Área Especial de Riesgo de Inundación',
  'Departamento de Seguros de Texas',
  'Código de Seguros',
  'Fase I y Fase II',
  'Partnership',
  'Acción de Gracias',
];

/** English words that a schema requires in a field, and the Spanish words that a translation must have instead. */
export const requiredWords: Record<string, string> = {
  'Products and services': 'Productos y servicios',
  'Coverage highlights': 'Lo principal de la cobertura',
  Enhancements: 'Mejoras',
  '/additional cost/i': 'costo adicional',
};
