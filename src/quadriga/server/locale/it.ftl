# Ciò che il server scrive alle persone: avvisi, lettere, la pagina senza client.

guest-name = Ospite { $number }
notice-subject = Tocca a te: { $table }
notice-text = { $game }, tavolo “{ $table }”: una decisione ti aspetta.
mail-decision =
    Ciao { $name },

    { $text }

    { $link }

    Puoi disattivare queste lettere nelle tue impostazioni.
mail-recovery-subject = Una nuova password per Quadriga
mail-recovery =
    Ciao { $name },

    qualcuno, presumibilmente tu, ha chiesto una nuova password. Entro un giorno puoi sceglierla qui, una volta sola:

    { $link }

    Se non sei stato tu, non fare nulla: la tua password resta com'è.
page-missing = Quadriga
    .heading = Il client web non è stato costruito
    .text = Il server funziona, ma non c'è una pagina da mostrare. Esegui “make play” nella cartella del progetto, che costruisce il client; poi ricarica questa pagina.
