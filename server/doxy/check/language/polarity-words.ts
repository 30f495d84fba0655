const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Words that turn what follows into its opposite. */
export const NEGATIONS = set(
  `no not never neither nor none nothing nobody without cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't shouldn't couldn't hasn't haven't hadn't lack lacks lacked lacking absence absent fail fails failed failing unable ineffective inefficacious nonsignificant insignificant unrelated unassociated unlikely false untrue incorrect myth debunked refuted disproved disproven contradicts contradicted rarely seldom hardly scarcely neither unsafe contraindicated useless unnecessary avoid avoided stop withheld withhold withholds withholding forbidden banned prohibited negative nil zero`,
)

/** Words that leave it open whether a thing is so. */
export const HEDGES = set(
  `may might could can possibly possible perhaps maybe probably probable likely potentially potential suggest suggests suggested suggesting suggestive appear appears appeared appearing seem seems seemed seemingly apparently unclear uncertain unknown inconclusive debated debatable controversial conflicting mixed preliminary hypothesis hypothesize hypothesized hypothesised hypothesise speculate speculated postulate postulated presume presumed presumably believed believe believes thought assumed theoretical theoretically whether propose proposed proposes consider considered indicate tend tends tended trend trending anecdotal claimed claims alleged allegedly reportedly rumor rumour supposedly insufficient limited would should partially some sometimes occasionally warrant warranted needed investigate investigated aimed aims objective purpose determine evaluate evaluated assess assessed examine examined explore hypothesizing expected anticipated promising candidate if unless except only`,
)

/** Words that narrow what was found to some people, some animals or a laboratory. */
export const NARROWING = set(
  `only except unless if mice mouse murine rat rats rodent rodents animal animals vitro zebrafish rabbit rabbits primates monkeys cell cells subgroup subgroups subset some few most many half rarely occasionally sometimes often usually severe mild elderly children adults women men pregnant`,
)

/** Words that make a statement surer or wider than it is without them. */
export const ABSOLUTES = set(
  `all any anybody every everybody everyone each always never ever only entirely completely fully totally definitely certainly clearly obviously undoubtedly proven proves significantly significant markedly dramatically far much universally routine routinely regardless irrespective guaranteed`,
)

export const UP = set(
  `increase increases increased increasing raise raises raised raising rise rises rose risen rising elevate elevates elevated elevating higher more greater greatest highest enhance enhances enhanced enhancing augment augments augmented boost boosts boosted boosting promote promotes promoted promoting improve improves improved improving better superior outperform outperforms outperformed exacerbate exacerbates exacerbated exacerbating aggravate aggravates worsen worsens worsened worsening worse cause causes caused causing induce induces induced inducing trigger triggers triggered activate activates activated prolong prolongs prolonged longer lengthen accelerate accelerates accelerated faster upregulate upregulates upregulated gain gained grow grows grew doubled tripled exceeded above over positive susceptible vulnerable facilitate facilitates contribute contributes contributed leads leading`,
)
export const DOWN = set(
  `decrease decreases decreased decreasing reduce reduces reduced reducing reduction lower lowers lowered lowering lowest less fewer fall falls fell fallen falling drop drops dropped decline declines declined declining diminish diminishes diminished lessen lessens lessened attenuate attenuates attenuated mitigate mitigates mitigated alleviate alleviates alleviated relieve relieves relieved suppress suppresses suppressed inhibit inhibits inhibited inhibiting block blocks blocked prevent prevents prevented preventing prevention protect protects protected protective protecting shorten shortens shortened shorter slow slows slowed slower delay delays delayed impair impairs impaired downregulate downregulates downregulated weaken weakens weakened inferior halved minimize minimise kill kills killed eliminate eliminates eliminated eradicate eradicates cure cures cured cut cuts below under loss lost deplete depleted`,
)

/** Pairs of which one says the opposite of the other. */
export const OPPOSITES: readonly (readonly [string, string])[] = [
  ['effective', 'ineffective'],
  ['safe', 'unsafe'],
  ['safe', 'dangerous'],
  ['safe', 'harmful'],
  ['harmless', 'harmful'],
  ['beneficial', 'harmful'],
  ['superior', 'inferior'],
  ['better', 'worse'],
  ['higher', 'lower'],
  ['more', 'less'],
  ['more', 'fewer'],
  ['longer', 'shorter'],
  ['faster', 'slower'],
  ['earlier', 'later'],
  ['early', 'late'],
  ['before', 'after'],
  ['above', 'below'],
  ['over', 'under'],
  ['indicated', 'contraindicated'],
  ['recommended', 'contraindicated'],
  ['significant', 'nonsignificant'],
  ['significant', 'insignificant'],
  ['associated', 'unrelated'],
  ['positive', 'negative'],
  ['positively', 'negatively'],
  ['common', 'rare'],
  ['frequent', 'rare'],
  ['survival', 'mortality'],
  ['improve', 'worsen'],
  ['improved', 'worsened'],
  ['improves', 'worsens'],
  ['always', 'never'],
  ['all', 'none'],
  ['with', 'without'],
  ['acute', 'chronic'],
  ['benign', 'malignant'],
  ['symptomatic', 'asymptomatic'],
  ['hyper', 'hypo'],
  ['men', 'women'],
  ['male', 'female'],
  ['children', 'adults'],
  ['systolic', 'diastolic'],
  ['oral', 'intravenous'],
  ['type 1', 'type 2'],
  ['hyperglycemia', 'hypoglycemia'],
  ['hyperglycaemia', 'hypoglycaemia'],
  ['hypertension', 'hypotension'],
  ['hyperkalemia', 'hypokalemia'],
  ['hyperkalaemia', 'hypokalaemia'],
  ['hypernatremia', 'hyponatremia'],
  ['hyperthyroidism', 'hypothyroidism'],
  ['tachycardia', 'bradycardia'],
  ['bacterial', 'viral'],
  ['arterial', 'venous'],
  ['left', 'right'],
  ['upper', 'lower'],
  ['maximum', 'minimum'],
  ['first', 'second'],
  ['low', 'high'],
  ['restrictive', 'liberal'],
  ['intensive', 'conventional'],
  ['aggressive', 'moderate'],
  ['early', 'delayed'],
  ['short', 'long'],
  ['single', 'multiple'],
]
