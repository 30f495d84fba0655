import type { AnalysisPart } from '#contract/paper-analyses.ts'

/** Words by which sentences of each part are known, in small letters. */
export const CUES: Record<AnalysisPart, RegExp> = {
  background:
    /\b(?:aims?|aimed|objectives?|purpose|sought to|hypothesi[sz]ed?|little is known|remains? (?:unclear|unknown)|burden|common cause|to (?:determine|evaluate|assess|compare|describe|estimate|investigate))\b/,
  methods:
    /\b(?:randomi[sz]ed|cohort|retrospective(?:ly)?|prospective(?:ly)?|cross-sectional|before-and-after|case-control|double-blind|placebo|multicent(?:re|er)|enrolled|recruited|included|followed|collected|measured|regression|inclusion criteria|primary outcome)\b/,
  findings:
    /\d\s?%|\bp\s?[<=>]|\b(?:95% ci|confidence interval|median|mean|hazard|odds|ratio|reduced|increased|lower|higher|fell|rose|significant(?:ly)?|associated|no difference|we found)\b/,
  limits:
    /\b(?:limitations?|limited by|could not|cannot|small sample|sample size|single[- ]cent(?:re|er)|no (?:concurrent )?controls?|not (?:be )?generali[sz]\w*|bias|confound\w+|lack of|lost to follow-up|under-?represented|short follow-up|interpreted with caution)\b/,
}

/** A sentence that says of itself that it names a limit. */
export const NAMES_LIMIT =
  /\b(?:limitations?|limited by|interpreted with caution|bias|confound\w+|not (?:be )?generali[sz]\w*|single[- ]cent(?:re|er))\b/
