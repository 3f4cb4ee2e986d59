import { type Html, html } from '../html.ts'

/** Where help is. */
export const helpGuide =
  (): Html => html`<p class="lead">A date can be wrong, and it can be put right. You do not have to do that alone.</p>
<h2 class="govuk-heading-l">If you think a date is wrong</h2>
<ol class="govuk-list govuk-list--number govuk-list--spaced">
<li>Ask the prison. The offender management unit (OMU) works out the dates. The person in prison can ask for a copy of the working. Our <a class="govuk-link" href="/">page to print</a> is made for this.</li>
<li>Ask a prison law solicitor. The solicitor from the trial can often say who does this work.</li>
<li>Make a complaint in the prison. After that, the Prisons and Probation Ombudsman can look at it.</li>
</ol>
<h2 class="govuk-heading-l">For people in prison and their families</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>The Prisoners’ Families Helpline is free, on 0808 808 2003. It is for anyone with a family member in prison.</li>
<li>The Prisoners’ Advice Service is a charity. It gives free legal advice to people in prison.</li>
<li>Citizens Advice can help with money, housing and benefits around release.</li>
</ul>
<h2 class="govuk-heading-l">For victims</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>The Victim Contact Scheme is run by the probation service. It is for victims of violent and sexual offences with a sentence of 12 months or more. Your liaison officer can tell you about release. You can ask for licence rules that protect you.</li>
<li>The prison service has a Victim Helpline, on 0300 060 6699. Call it if a person in prison contacts you, or if you are worried about a release.</li>
<li>Victim Support is a charity. It helps victims of any crime, whether or not it was reported.</li>
<li>The National Domestic Abuse Helpline is free and open day and night.</li>
</ul>
<h2 class="govuk-heading-l">If you need to talk</h2>
<p>Samaritans listen day and night, free of charge, on 116 123. If someone is in danger now, call 999.</p>
<h2 class="govuk-heading-l">Leaving this page quickly</h2>
<p>Each page has a button that says “Exit this page”. It takes you to a weather page at once. Pressing the Shift key three times does the same. What you looked at before may still be in the history of your browser. A private window keeps no history.</p>`
