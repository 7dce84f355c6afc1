import type { StructuredData } from './json-ld.tsx';
import type { PagePlace } from './page-place.ts';

/** An office; nothing where its name is not known. */
const organization = (name: string | null | undefined) =>
  name ? { '@type': 'GovernmentOrganization', name } : undefined;

const district = ({ area }: PagePlace) => ({ '@type': 'AdministrativeArea', name: area });

/** What all texts say of themselves. */
interface TextFacts {
  title: string;
  description: string;
  publishedOn: string;
  /** Who says it. */
  source: string;
  updateTime: string;
}

const shanghaiTime = (wire: string) => `${wire.replace(' ', 'T')}+08:00`;

const text = (facts: TextFacts, { url, image }: PagePlace) => ({
  name: facts.title,
  url,
  description: facts.description,
  datePublished: facts.publishedOn,
  dateModified: shanghaiTime(facts.updateTime),
  // Published in Chinese, whatever the language of the page around it.
  inLanguage: 'zh-CN',
  publisher: organization(facts.source),
  image,
});

/** What of a policy or of a detailed rule the description says; dates as on the wire. */
export interface LegislationFacts extends TextFacts {
  docNo: string | null;
  writtenDate?: string | null;
  effectiveDate: string | null;
  expiryDate: string | null;
  isInForce: boolean;
  /** The policy that it carries out. */
  policyId?: string;
}

/** A policy document, or a rule that carries one out. */
export const legislation = (facts: LegislationFacts, place: PagePlace): StructuredData => ({
  '@type': 'Legislation',
  ...text(facts, place),
  legislationIdentifier: facts.docNo ?? undefined,
  legislationDate: facts.writtenDate ?? undefined,
  legislationPassedBy: organization(facts.source),
  legislationJurisdiction: district(place),
  legislationLegalForce: `https://schema.org/${facts.isInForce ? 'InForce' : 'NotInForce'}`,
  temporalCoverage: coverage(facts),
  isBasedOn: facts.policyId && place.at(`/policyinfo/policyinfoDetail?id=${facts.policyId}`),
});

/** From when to when it holds, open where no end is known. */
const coverage = ({ effectiveDate, expiryDate }: LegislationFacts) =>
  effectiveDate ? `${effectiveDate}/${expiryDate ?? '..'}` : undefined;

/** What of an item guide the description says. */
export interface GuideFacts {
  title: string;
  description: string;
  source: string;
  supportMode: string;
  serviceObject: string;
  applyUrl?: string;
  consultPhone: string | null;
  promiseDays: number | null;
  amountCapWan: number | null;
  applyStart: string | null;
  applyEnd: string | null;
}

/** A service that an office renders, and the grant it leads to. */
export const governmentService = (guide: GuideFacts, place: PagePlace): StructuredData => ({
  '@type': 'GovernmentService',
  name: guide.title,
  url: place.url,
  description: guide.description,
  serviceType: guide.supportMode,
  serviceOperator: organization(guide.source),
  provider: organization(guide.source),
  areaServed: district(place),
  jurisdiction: district(place),
  audience: { '@type': 'Audience', audienceType: guide.serviceObject },
  availableChannel: {
    '@type': 'ServiceChannel',
    serviceUrl: guide.applyUrl,
    servicePhone: guide.consultPhone ? { '@type': 'ContactPoint', telephone: guide.consultPhone } : undefined,
    processingTime: guide.promiseDays ? `P${guide.promiseDays}D` : undefined,
  },
  offers: {
    '@type': 'Offer',
    // Applying costs nothing.
    price: 0,
    priceCurrency: 'CNY',
    availabilityStarts: guide.applyStart ?? undefined,
    availabilityEnds: guide.applyEnd ?? undefined,
  },
  serviceOutput: guide.amountCapWan ? grant(guide, guide.amountCapWan) : undefined,
});

const yuanPerWan = 10_000;
const grant = ({ title, source }: GuideFacts, capWan: number) => ({
  '@type': 'MonetaryGrant',
  name: title,
  amount: { '@type': 'MonetaryAmount', currency: 'CNY', maxValue: Math.round(capWan * yuanPerWan) },
  funder: organization(source),
});

/** What of a publicity list the description says. */
export interface PublicityFacts extends TextFacts {
  publicityStart: string;
  publicityEnd: string;
}

/** A list that is open to objection, as data. */
export const publicityDataset = (list: PublicityFacts, place: PagePlace): StructuredData => ({
  '@type': 'Dataset',
  ...text(list, place),
  creator: organization(list.source),
  temporalCoverage: `${list.publicityStart}/${list.publicityEnd}`,
  spatialCoverage: district(place),
  isAccessibleForFree: true,
});

/** What of a text for the public the description says. */
export interface ArticleFacts extends TextFacts {
  /** The policy that it is about. */
  policyId?: string | null;
}

const articleOf = (type: string, facts: ArticleFacts, place: PagePlace): StructuredData => ({
  '@type': type,
  ...text(facts, place),
  headline: facts.title,
  mainEntityOfPage: place.url,
  author: organization(facts.source),
  about: facts.policyId
    ? { '@type': 'Legislation', url: place.at(`/policyinfo/policyinfoDetail?id=${facts.policyId}`) }
    : undefined,
});

/** A notice. */
export const newsArticle = (facts: ArticleFacts, place: PagePlace): StructuredData =>
  articleOf('NewsArticle', facts, place);

/** An interpretation of a policy. */
export const article = (facts: ArticleFacts, place: PagePlace): StructuredData =>
  articleOf('Article', facts, place);

/** A question and its answer, both as plain text. */
export interface Answered {
  question: string;
  answer: string;
}

/** Questions that people ask, with their answers. */
export const faqPage = (questions: readonly Answered[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
